/**
 * @generated SignedSource<<15cbd518fd9f4cea7f4b2aff89ec1a34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdersPage_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrderUpdates_order">;
  readonly " $fragmentType": "OrdersPage_order";
};
export type OrdersPage_order$key = {
  readonly " $data"?: OrdersPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdersPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdersPage_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderUpdates_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0633a608d205723cc42e127908b48908";

export default node;
