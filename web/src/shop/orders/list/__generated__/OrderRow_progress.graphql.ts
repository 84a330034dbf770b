/**
 * @generated SignedSource<<fcd1b97b60dd39d254ff392b29a0d12f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderRow_progress$data = {
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderRow_progress";
};
export type OrderRow_progress$key = {
  readonly " $data"?: OrderRow_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRow_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRow_progress",
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

(node as any).hash = "b41d02508be894daeb47eeb3d9702719";

export default node;
