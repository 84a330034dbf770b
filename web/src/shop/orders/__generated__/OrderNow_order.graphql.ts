/**
 * @generated SignedSource<<8eaa49c0b0f5b6a43394d397eff72a77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailureReason = "CUSTOMER_NOT_AVAILABLE" | "REFUSED" | "WRONG_ADDRESS" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentFailureReason = "DECLINED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderNow_order$data = {
  readonly deliveredAt: string | null | undefined;
  readonly deliveryFailure: {
    readonly reason: DeliveryFailureReason;
  } | null | undefined;
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly isOnHold: boolean;
  readonly number: number;
  readonly payment: {
    readonly expiresAt: string | null | undefined;
    readonly failureReason: PaymentFailureReason | null | undefined;
    readonly paidAt: string | null | undefined;
  };
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHeadline_order">;
  readonly " $fragmentType": "OrderNow_order";
};
export type OrderNow_order$key = {
  readonly " $data"?: OrderNow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNow_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNow_order",
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
      "name": "placedAt",
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
      "kind": "ScalarField",
      "name": "deliveredAt",
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
          "name": "failureReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
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
      "alias": null,
      "args": null,
      "concreteType": "DeliveryFailure",
      "kind": "LinkedField",
      "name": "deliveryFailure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHeadline_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7b4edaa7a5c1d16cbb0c2d42d9772f8e";

export default node;
