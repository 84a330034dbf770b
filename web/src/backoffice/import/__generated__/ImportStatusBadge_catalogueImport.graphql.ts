/**
 * @generated SignedSource<<8fb3517a934c61921f5f7a33c0098e5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportStatusBadge_catalogueImport$data = {
  readonly status: ImportStatus;
  readonly " $fragmentType": "ImportStatusBadge_catalogueImport";
};
export type ImportStatusBadge_catalogueImport$key = {
  readonly " $data"?: ImportStatusBadge_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportStatusBadge_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportStatusBadge_catalogueImport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "be1fa94cffb7e874afad1818c5e24fa6";

export default node;
