/**
 * @generated SignedSource<<c4e1d8a3e14e45f2fabadd0050610475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderListRow_order$data = {
  readonly address: {
    readonly city: string;
    readonly pincode: string;
    readonly recipientName: string;
  };
  readonly bill: {
    readonly grandTotal: number;
    readonly quantity: number;
  };
  readonly cashToCollect: number;
  readonly id: string;
  readonly isOnHold: boolean;
  readonly number: number;
  readonly payment: {
    readonly status: PaymentStatus;
  };
  readonly paymentMethod: PaymentMethod;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDisputes_disputeBadge">;
  readonly " $fragmentType": "OrderListRow_order";
};
export type OrderListRow_order$key = {
  readonly " $data"?: OrderListRow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderListRow_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderListRow_order",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnHold",
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
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
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
        (v0/*:: as any*/)
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grandTotal",
          "storageKey": null
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
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pincode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDisputes_disputeBadge"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "cd688fc99a4dad1f4c52db273f733547";

export default node;
