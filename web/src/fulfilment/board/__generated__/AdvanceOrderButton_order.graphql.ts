/**
 * @generated SignedSource<<0f7e9f0a8eed6b3ed360be7149ef247a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdvanceOrderButton_order$data = {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentType": "AdvanceOrderButton_order";
};
export type AdvanceOrderButton_order$key = {
  readonly " $data"?: AdvanceOrderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvanceOrderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdvanceOrderButton_order",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a2f517bd7380e3ddfc38ef18e44fed8d";

export default node;
