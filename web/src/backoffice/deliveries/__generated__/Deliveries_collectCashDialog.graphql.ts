/**
 * @generated SignedSource<<b366736cbb18e3725423f6f91558d4be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Deliveries_collectCashDialog$data = {
  readonly cashToCollect: number;
  readonly id: string;
  readonly number: number;
  readonly roundOff: number;
  readonly status: OrderStatus;
  readonly " $fragmentType": "Deliveries_collectCashDialog";
};
export type Deliveries_collectCashDialog$key = {
  readonly " $data"?: Deliveries_collectCashDialog$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deliveries_collectCashDialog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Deliveries_collectCashDialog",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashToCollect",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roundOff",
      "storageKey": null
    }
  ],
  "type": "DeliveryOrder",
  "abstractKey": null
};

(node as any).hash = "c3a262b9e75f4dff90314808712e9042";

export default node;
