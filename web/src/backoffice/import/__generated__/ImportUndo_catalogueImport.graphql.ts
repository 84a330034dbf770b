/**
 * @generated SignedSource<<4d6df8fd31c85f5e00f6655f024cb6fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportUndo_catalogueImport$data = {
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly isUndoable: boolean;
  readonly status: ImportStatus;
  readonly undoDeleteCount: number;
  readonly undoKeepCount: number;
  readonly undoRestoreCount: number;
  readonly undoTotalCount: number;
  readonly " $fragmentType": "ImportUndo_catalogueImport";
};
export type ImportUndo_catalogueImport$key = {
  readonly " $data"?: ImportUndo_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportUndo_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportUndo_catalogueImport",
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
      "name": "failure",
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
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "370140d72ea3b24ea1658bec629e0794";

export default node;
