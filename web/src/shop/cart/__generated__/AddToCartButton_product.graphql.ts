/**
 * @generated SignedSource<<6675563199a4a572acc69fae56d5a099>>
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

(node as any).hash = "988863408d425febe01229276f35a01c";

export default node;
