/**
 * @generated SignedSource<<e7bb97628ab53c183b400a1faea5cb04>>
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

(node as any).hash = "3bf679f53ad321a7b748a461a9fe0590";

export default node;
