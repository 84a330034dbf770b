/**
 * @generated SignedSource<<76a6ec5f826559d219143435da28f5a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderActor = "ADMIN" | "PAYMENT" | "PICKER" | "RIDER" | "SHOPPER" | "SYSTEM" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminOrderHistory_order$data = {
  readonly events: ReadonlyArray<{
    readonly actorRole: OrderActor;
    readonly createdAt: string;
    readonly note: string | null | undefined;
    readonly status: OrderStatus;
  }>;
  readonly " $fragmentType": "AdminOrderHistory_order";
};
export type AdminOrderHistory_order$key = {
  readonly " $data"?: AdminOrderHistory_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderHistory_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOrderHistory_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actorRole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "003093953682085a7ebccbe1983f2c5c";

export default node;
