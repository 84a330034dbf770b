/**
 * @generated SignedSource<<2274f3252e5816e024a4dc2d48d1423e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryCard_order$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddress_address">;
  } | null | undefined;
  readonly area: string;
  readonly cashToCollect: number;
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly isMine: boolean;
  readonly number: number;
  readonly quantity: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"FinishDelivery_order" | "StartDelivery_order">;
  readonly " $fragmentType": "DeliveryCard_order";
};
export type DeliveryCard_order$key = {
  readonly " $data"?: DeliveryCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryCard_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryCard_order",
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
      "name": "quantity",
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
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "area",
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
          "name": "DeliveryAddress_address"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartDelivery_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FinishDelivery_order"
    }
  ],
  "type": "DeliveryOrder",
  "abstractKey": null
};

(node as any).hash = "f8e616506ceaf36dbc4677bcedf23d98";

export default node;
