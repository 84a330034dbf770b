/**
 * @generated SignedSource<<20210a45d0eb6d6a0283f258820407d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartButton_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartSummary_cart">;
  readonly " $fragmentType": "CartButton_cart";
};
export type CartButton_cart$key = {
  readonly " $data"?: CartButton_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartButton_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartButton_cart",
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

(node as any).hash = "96a8ea6e9d166777429901a94b8ec1a7";

export default node;
