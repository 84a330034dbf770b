/**
 * @generated SignedSource<<cc84ae763e8071e3704e41a9a52d4d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderPromise_order$data = {
  readonly deliveredAt: string | null | undefined;
  readonly promisedAt: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderPromise_order";
};
export type OrderPromise_order$key = {
  readonly " $data"?: OrderPromise_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPromise_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPromise_order",
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
      "name": "promisedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b6d942d96b2846b4422e134ef2c70cfa";

export default node;
