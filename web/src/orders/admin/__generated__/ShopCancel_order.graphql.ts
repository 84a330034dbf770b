/**
 * @generated SignedSource<<7fcecfbd864c6bb02edd7f9cc0b36eee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShopCancel_order$data = {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ShopCancelForm_order">;
  readonly " $fragmentType": "ShopCancel_order";
};
export type ShopCancel_order$key = {
  readonly " $data"?: ShopCancel_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopCancel_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopCancel_order",
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
      "name": "ShopCancelForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7119a85e626625aa70ee021822a3ede8";

export default node;
