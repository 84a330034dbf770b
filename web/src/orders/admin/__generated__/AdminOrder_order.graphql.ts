/**
 * @generated SignedSource<<41c89ea65c30cd83949cc9456226a4c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminOrder_order$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"AdminOrderAddress_address">;
  };
  readonly bill: {
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill">;
  };
  readonly number: number;
  readonly placedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderHistory_order" | "AdminOrderPayment_order" | "MoveButton_order" | "OrderLines_order" | "OrderStatusBadge_order" | "RefundItems_order" | "ShopCancel_order">;
  readonly " $fragmentType": "AdminOrder_order";
};
export type AdminOrder_order$key = {
  readonly " $data"?: AdminOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOrder_order",
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
      "kind": "ScalarField",
      "name": "placedAt",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillDetails_bill"
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdminOrderAddress_address"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusBadge_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOrderPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOrderHistory_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShopCancel_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundItems_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a2fc729d60bc275a5874cadefadbb798";

export default node;
