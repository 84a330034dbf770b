/**
 * @generated SignedSource<<efa8ce3155bf2e2e22398421d23cd2f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelOrderDialog_order$data = {
  readonly canCancel: boolean;
  readonly id: string;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderForm_order">;
  readonly " $fragmentType": "CancelOrderDialog_order";
};
export type CancelOrderDialog_order$key = {
  readonly " $data"?: CancelOrderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrderDialog_order",
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
      "name": "canCancel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "609bfa10c155f13d35e10e16b9b61973";

export default node;
