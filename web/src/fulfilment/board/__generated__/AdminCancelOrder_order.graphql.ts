/**
 * @generated SignedSource<<6559b3e64bd0c5384ed5e71998d84c97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminCancelOrder_order$data = {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCancelOrderForm_order">;
  readonly " $fragmentType": "AdminCancelOrder_order";
};
export type AdminCancelOrder_order$key = {
  readonly " $data"?: AdminCancelOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCancelOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminCancelOrder_order",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminCancelOrderForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e5aab3c2f234eaca86a0f67fc1c6e991";

export default node;
