/**
 * @generated SignedSource<<a6a058365df69508caec29f52ed0ebcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDeliveryEstimate_order$data = {
  readonly deliveredAt: string | null | undefined;
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderDeliveryEstimate_order";
};
export type OrderDeliveryEstimate_order$key = {
  readonly " $data"?: OrderDeliveryEstimate_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeliveryEstimate_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDeliveryEstimate_order",
  "selections": [
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
      "name": "estimatedDeliveryAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "f7bb91d930dfc0221f0e9ff6caeb0255";

export default node;
