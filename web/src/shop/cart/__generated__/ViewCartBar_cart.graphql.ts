/**
 * @generated SignedSource<<4919f96ebb2b6c55e46030e4ea3d750b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewCartBar_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartSummary_cart">;
  readonly " $fragmentType": "ViewCartBar_cart";
};
export type ViewCartBar_cart$key = {
  readonly " $data"?: ViewCartBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewCartBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewCartBar_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartSummary_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "e2d03b5df23e71a1b083ea4893039be3";

export default node;
