/**
 * @generated SignedSource<<8ad4c357a0bc7d46dcf7fada99a2c0c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentFailureReason = "DECLINED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelPage_order$data = {
  readonly id: string;
  readonly payment: {
    readonly failureReason: PaymentFailureReason | null | undefined;
    readonly paidAt: string | null | undefined;
  };
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RetryPayment_order">;
  readonly " $fragmentType": "CancelPage_order";
};
export type CancelPage_order$key = {
  readonly " $data"?: CancelPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelPage_order",
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

(node as any).hash = "7e3f11a5a0be7d0278fd17a08cb378a9";

export default node;
