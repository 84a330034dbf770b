/**
 * @generated SignedSource<<ca937fa8aac84fccc82ea9aaa085e2e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BagLabels_order$data = {
  readonly address: {
    readonly city: string;
    readonly line: string;
    readonly mobile: string;
    readonly pincode: string;
    readonly recipientName: string;
  };
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"SheetCollect_order">;
  readonly " $fragmentType": "BagLabels_order";
};
export type BagLabels_order$key = {
  readonly " $data"?: BagLabels_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"BagLabels_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BagLabels_order",
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
      "name": "SheetCollect_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3384331af64903945a7b0611f6626536";

export default node;
