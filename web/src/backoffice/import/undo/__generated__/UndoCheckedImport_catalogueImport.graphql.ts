/**
 * @generated SignedSource<<3f70ec4e85f6e720c644c57f2f6ba62e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoCheckedImport_catalogueImport$data = {
  readonly id: string;
  readonly undoDeleteCount: number;
  readonly undoKeepCount: number;
  readonly undoRestoreCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"UndoCheckButton_catalogueImport">;
  readonly " $fragmentType": "UndoCheckedImport_catalogueImport";
};
export type UndoCheckedImport_catalogueImport$key = {
  readonly " $data"?: UndoCheckedImport_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoCheckedImport_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoCheckedImport_catalogueImport",
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
      "name": "UndoCheckButton_catalogueImport"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "008d9ca5d9d3e7666a83cb88a57cd2c1";

export default node;
