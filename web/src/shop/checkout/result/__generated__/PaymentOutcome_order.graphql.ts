/**
 * @generated SignedSource<<c3bc74cae2c031e1a6a87def542b9afc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentFailureReason = "DECLINED" | "EXPIRED" | "%future added value";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentOutcome_order$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
  };
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly id: string;
  readonly isOnHold: boolean;
  readonly payment: {
    readonly amount: number;
    readonly failureReason: PaymentFailureReason | null | undefined;
    readonly paidAt: string | null | undefined;
  };
  readonly paymentMethod: PaymentMethod;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InstallHint_order" | "OrderHeadline_order" | "OrderLines_order" | "OrderTimeline_order" | "RetryPayment_order" | "useOrderUpdates_order">;
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
      "name": "isOnHold",
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
      "name": "estimatedDeliveryAt",
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
          "name": "OrderAddressLines_address"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHeadline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallHint_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RetryPayment_order"
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

(node as any).hash = "6fa459d118baa848477cd86084527cad";

export default node;
