/**
 * @generated SignedSource<<feed8b19fabd269ef05e99864b2addc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BagSheets_bagLabels$data = {
  readonly address: {
    readonly city: string;
    readonly line: string;
    readonly mobile: string;
    readonly pincode: string;
    readonly recipientName: string;
  };
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"SheetParts_sheetCollect">;
  readonly " $fragmentType": "BagSheets_bagLabels";
};
export type BagSheets_bagLabels$key = {
  readonly " $data"?: BagSheets_bagLabels$data;
  readonly " $fragmentSpreads": FragmentRefs<"BagSheets_bagLabels">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BagSheets_bagLabels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pincode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetParts_sheetCollect"
    }
  ],
  "type": "PackingSlip",
  "abstractKey": null
};

(node as any).hash = "bcaef1e9a0cdc2c6615d64fa67f13e60";

export default node;
