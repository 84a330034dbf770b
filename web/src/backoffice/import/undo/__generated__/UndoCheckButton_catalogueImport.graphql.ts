/**
 * @generated SignedSource<<5d82faf5de423a655007ec04dd9328ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UndoCheckButton_catalogueImport$data = {
  readonly id: string;
  readonly isUndoable: boolean;
  readonly status: ImportStatus;
  readonly " $fragmentType": "UndoCheckButton_catalogueImport";
};
export type UndoCheckButton_catalogueImport$key = {
  readonly " $data"?: UndoCheckButton_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoCheckButton_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoCheckButton_catalogueImport",
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
      "name": "isUndoable",
      "storageKey": null
    },
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

(node as any).hash = "63cc0cdb494a4bd53b9d1f6c6679b1b8";

export default node;
