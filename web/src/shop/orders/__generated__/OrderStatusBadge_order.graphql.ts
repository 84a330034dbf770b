/**
 * @generated SignedSource<<c74d5a0bd0130d31e9b531753eda6d41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderStatusBadge_order$data = {
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderStatusBadge_order";
};
export type OrderStatusBadge_order$key = {
  readonly " $data"?: OrderStatusBadge_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusBadge_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStatusBadge_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "fd4ae6b18a8276324ddbf54a5646fb47";

export default node;
