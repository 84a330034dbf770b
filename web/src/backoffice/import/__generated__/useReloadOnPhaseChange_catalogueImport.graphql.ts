/**
 * @generated SignedSource<<8003a1b84795699c94811b49c56966f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useReloadOnPhaseChange_catalogueImport$data = {
  readonly id: string;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
  readonly status: ImportStatus;
  readonly " $fragmentType": "useReloadOnPhaseChange_catalogueImport";
};
export type useReloadOnPhaseChange_catalogueImport$key = {
  readonly " $data"?: useReloadOnPhaseChange_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReloadOnPhaseChange_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReloadOnPhaseChange_catalogueImport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureDoneCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "60fc9e6048dc7179b32bcb75a0002288";

export default node;
