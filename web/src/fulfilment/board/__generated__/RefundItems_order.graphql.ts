/**
 * @generated SignedSource<<3448df201f8a6e3e94bde628bd289424>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundItems_order$data = {
  readonly id: string;
  readonly payment: {
    readonly amount: number;
    readonly paidAt: string | null | undefined;
    readonly refunded: number;
  };
  readonly paymentMethod: PaymentMethod;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RefundItemsForm_order">;
  readonly " $fragmentType": "RefundItems_order";
};
export type RefundItems_order$key = {
  readonly " $data"?: RefundItems_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundItems_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundItems_order",
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
      "name": "status",
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refunded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundItemsForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "fbca5bd0b7779cfb50ee95166a6c3ae6";

export default node;
