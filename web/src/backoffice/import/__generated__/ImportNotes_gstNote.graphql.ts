/**
 * @generated SignedSource<<4c625d0f10fd4f723af6cd5f973ed2ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportNotes_gstNote$data = {
  readonly gstDefaultCount: number;
  readonly gstMissingCount: number;
  readonly hasGst: boolean;
  readonly status: ImportStatus;
  readonly " $fragmentType": "ImportNotes_gstNote";
};
export type ImportNotes_gstNote$key = {
  readonly " $data"?: ImportNotes_gstNote$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportNotes_gstNote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportNotes_gstNote",
  "selections": [
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
      "name": "hasGst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstDefaultCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstMissingCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "8b99ca12262c358a077f5ab391737dcc";

export default node;
