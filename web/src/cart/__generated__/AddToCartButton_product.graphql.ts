/**
 * @generated SignedSource<<d145b76cf7f051f030423def1a209d29>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SoldOut_product" | "useCartQuantity_product">;
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
      "name": "SoldOut_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "41893d253cc2f3835d5faa6584fc3470";

export default node;
