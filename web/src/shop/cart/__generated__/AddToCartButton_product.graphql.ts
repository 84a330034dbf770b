/**
 * @generated SignedSource<<4c7c65f8d0b48978eec26a7c05f74119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCartButton_product$data = {
  readonly isSoldOut: boolean;
  readonly name: string;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"NotifyMe_product" | "useCartQuantity_product">;
  readonly " $fragmentType": "AddToCartButton_product";
};
export type AddToCartButton_product$key = {
  readonly " $data"?: AddToCartButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddToCartButton_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSoldOut",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartQuantity_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotifyMe_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "fdb983fe6d983ba4327cdfe3f8d99d26";

export default node;
