/**
 * @generated SignedSource<<ce5f15cfd5bc30efcb6ebe5b6acee01c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentOutcome_order$data = {
  readonly id: string;
  readonly payment: {
    readonly amount: number;
    readonly paidAt: string | null | undefined;
  };
  readonly paymentMethod: PaymentMethod;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderUpdates_order">;
  readonly " $fragmentType": "PaymentOutcome_order";
};
export type PaymentOutcome_order$key = {
  readonly " $data"?: PaymentOutcome_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentOutcome_order",
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
          "name": "paidAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderUpdates_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "60c4fa2d3fb1d212cd8804f3005cba2a";

export default node;
