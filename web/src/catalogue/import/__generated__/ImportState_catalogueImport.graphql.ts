/**
 * @generated SignedSource<<54b9dfa05ded00553cc5509759bf83b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "RUNNING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportState_catalogueImport$data = {
  readonly checkedCount: number;
  readonly doneCount: number;
  readonly refusedCount: number;
  readonly rowCount: number;
  readonly status: ImportStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CheckedImport_catalogueImport" | "DoneImport_catalogueImport" | "FailedImport_catalogueImport" | "ImportStatusBadge_catalogueImport" | "RunningImport_catalogueImport">;
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
      "name": "refusedCount",
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
      "name": "RunningImport_catalogueImport"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "82ed8dd369489b59f11131918d0c7f01";

export default node;
