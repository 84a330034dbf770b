/**
 * @generated SignedSource<<84f0af5858936732da101a67a517dedf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBill_order$data = {
  readonly bill: {
    readonly grandTotal: number;
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill">;
  };
  readonly cashToCollect: number;
  readonly payment: {
    readonly storeCredit: number;
  };
  readonly " $fragmentType": "OrderBill_order";
};
export type OrderBill_order$key = {
  readonly " $data"?: OrderBill_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBill_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBill_order",
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storeCredit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bill",
      "kind": "LinkedField",
      "name": "bill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grandTotal",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillDetails_bill"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d7999d19265ebe96c26878f82bba334b";

export default node;
