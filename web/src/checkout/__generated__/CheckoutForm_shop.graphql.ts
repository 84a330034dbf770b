/**
 * @generated SignedSource<<1ea495d692be0abfecf1f4ec18606f2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_shop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
  readonly " $fragmentType": "CheckoutForm_shop";
};
export type CheckoutForm_shop$key = {
  readonly " $data"?: CheckoutForm_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutForm_shop",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShopStatus_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "510c8663e86796939facb24ff5a3ac74";

export default node;
