/**
 * @generated SignedSource<<c33b23485dc87df5e169736fb94ee783>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentFailureReason = "DECLINED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelledPayment_order$data = {
  readonly id: string;
  readonly payment: {
    readonly failureReason: PaymentFailureReason | null | undefined;
    readonly paidAt: string | null | undefined;
  };
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RetryPayment_order">;
  readonly " $fragmentType": "CancelledPayment_order";
};
export type CancelledPayment_order$key = {
  readonly " $data"?: CancelledPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledPayment_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelledPayment_order",
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failureReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RetryPayment_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6410a29355809c9eb3f85364bd73e1fd";

export default node;
