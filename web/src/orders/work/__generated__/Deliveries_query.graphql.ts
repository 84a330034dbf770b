/**
 * @generated SignedSource<<ed9c5b1e82da61763bc598e9accb111e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Deliveries_query$data = {
  readonly deliveryOrders: ReadonlyArray<{
    readonly id: string;
    readonly status: OrderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"CashQuestion_order" | "DeliveryCard_order">;
  }>;
  readonly " $fragmentType": "Deliveries_query";
};
export type Deliveries_query$key = {
  readonly " $data"?: Deliveries_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deliveries_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Deliveries_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryOrder",
      "kind": "LinkedField",
      "name": "deliveryOrders",
      "plural": true,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryCard_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CashQuestion_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "65986031e046f99ad428f79eabe8ee5e";

export default node;
