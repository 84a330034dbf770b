/**
 * @generated SignedSource<<5ce1a227eb55acc397f051c0b9eb3ffe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PickOrder_order$data = {
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly isMine: boolean;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PickingLines_order" | "PickingProgress_order" | "PickingTakeOver_order">;
  readonly " $fragmentType": "PickOrder_order";
};
export type PickOrder_order$key = {
  readonly " $data"?: PickOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickOrder_order",
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
      "name": "estimatedDeliveryAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMine",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickingProgress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickingLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickingTakeOver_order"
    }
  ],
  "type": "PickingOrder",
  "abstractKey": null
};

(node as any).hash = "e3a8ff09a3d40e812fb790caeb852fa2";

export default node;
