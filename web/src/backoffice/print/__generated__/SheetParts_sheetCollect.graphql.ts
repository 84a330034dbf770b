/**
 * @generated SignedSource<<1c9280e7404a8f8c718988ea29105470>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SheetParts_sheetCollect$data = {
  readonly cashToCollect: number;
  readonly isPaid: boolean;
  readonly " $fragmentType": "SheetParts_sheetCollect";
};
export type SheetParts_sheetCollect$key = {
  readonly " $data"?: SheetParts_sheetCollect$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetParts_sheetCollect">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetParts_sheetCollect",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashToCollect",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaid",
      "storageKey": null
    }
  ],
  "type": "PackingSlip",
  "abstractKey": null
};

(node as any).hash = "cee9e7864850b6243ff70baf2442182f";

export default node;
