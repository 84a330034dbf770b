/**
 * @generated SignedSource<<788d7e662aff7c80b362a31520b6d4d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderUpdates_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrderUpdates_order">;
  readonly " $fragmentType": "OrderUpdates_order";
};
export type OrderUpdates_order$key = {
  readonly " $data"?: OrderUpdates_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderUpdates_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderUpdates_order",
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

(node as any).hash = "b14d646698a38470b0d0ebde41953fb7";

export default node;
