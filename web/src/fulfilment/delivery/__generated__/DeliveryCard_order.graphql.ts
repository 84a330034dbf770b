/**
 * @generated SignedSource<<57cdb0b4d427f09fbcac27e1e223348a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryCard_order$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddress_address">;
  } | null | undefined;
  readonly area: string;
  readonly cashToCollect: number;
  readonly deliveryPreferences: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryPreferences_preferences">;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "DeliveryPreferences",
      "kind": "LinkedField",
      "name": "deliveryPreferences",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryPreferences_preferences"
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

(node as any).hash = "4b3f5084af57e2d982bc8469ea6ec1b3";

export default node;
