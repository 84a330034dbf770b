/**
 * @generated SignedSource<<017da1e54cda451c1d26f4e1f4fcaff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportState_catalogueImport$data = {
  readonly checkedCount: number;
  readonly doneCount: number;
  readonly rejectedCount: number;
  readonly rowCount: number;
  readonly status: ImportStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CheckedImport_catalogueImport" | "DoneImport_catalogueImport" | "FailedImport_catalogueImport" | "ImportStatusBadge_catalogueImport" | "MappingImport_catalogueImport" | "RunningImport_catalogueImport" | "UndoCheckButton_catalogueImport" | "UndoCheckedImport_catalogueImport" | "UndoProgress_catalogueImport">;
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
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedCount",
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
      "name": "rejectedCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportStatusBadge_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckedImport_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DoneImport_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FailedImport_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MappingImport_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoCheckButton_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoCheckedImport_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoProgress_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunningImport_catalogueImport"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "c98cd2a5a54c2e822e4a52bf9acf795d";

export default node;
