/**
 * @generated SignedSource<<ba3d59f860a0784071ff7993b044c2ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportState_catalogueImport$data = {
  readonly createCount: number;
  readonly doneCount: number;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly isUndoable: boolean;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
  readonly pictureFailCount: number;
  readonly status: ImportStatus;
  readonly undoDeleteCount: number;
  readonly undoKeepCount: number;
  readonly undoRestoreCount: number;
  readonly undoTotalCount: number;
  readonly updateCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSteps_catalogueImport">;
  readonly " $fragmentType": "ImportState_catalogueImport";
};
export type ImportState_catalogueImport$key = {
  readonly " $data"?: ImportState_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportState_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportState_catalogueImport",
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
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneCount",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureFailCount",
      "storageKey": null
    },
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
      "name": "isUndoable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoTotalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoDeleteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoRestoreCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoKeepCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportSteps_catalogueImport"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "b02028cc88eec82d09f08115c072f2c0";

export default node;
