/**
 * @generated SignedSource<<1de5e22e93f71e499dc56de2bd7bfe1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FollowOrder_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFollowOrder_order">;
  readonly " $fragmentType": "FollowOrder_order";
};
export type FollowOrder_order$key = {
  readonly " $data"?: FollowOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowOrder_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFollowOrder_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "798f0f1743fb7ca642f2d97535bbd404";

export default node;
