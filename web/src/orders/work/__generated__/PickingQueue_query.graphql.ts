/**
 * @generated SignedSource<<68b200916fb6dd2ac0d0b61e935180ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PickingQueue_query$data = {
  readonly pickingOrders: ReadonlyArray<{
    readonly id: string;
    readonly status: OrderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PickingCard_order">;
  }>;
  readonly " $fragmentType": "PickingQueue_query";
};
export type PickingQueue_query$key = {
  readonly " $data"?: PickingQueue_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickingQueue_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickingQueue_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PickingOrder",
      "kind": "LinkedField",
      "name": "pickingOrders",
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
          "name": "PickingCard_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "78d77783af03acaaf241a37b7d269874";

export default node;
