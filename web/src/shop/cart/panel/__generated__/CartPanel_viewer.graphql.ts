/**
 * @generated SignedSource<<e9bcf839f4942832d17f3aa3f481623d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartPanel_viewer$data = {
  readonly unpaidOrder: {
    readonly status: OrderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"CartNotices_unpaidOrder">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SavedCartLines_viewer">;
  readonly " $fragmentType": "CartPanel_viewer";
};
export type CartPanel_viewer$key = {
  readonly " $data"?: CartPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "unpaidOrder",
      "plural": false,
      "selections": [
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
          "name": "CartNotices_unpaidOrder"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SavedCartLines_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "efac71195a270c6090b558604bb57b31";

export default node;
