/**
 * @generated SignedSource<<efa86862c69617144e0a951517039e66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "%future added value";
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
