/**
 * @generated SignedSource<<53ccaf4b70739e469ad1b0ad56ee0646>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_product">;
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f59821ec3ca516b477fb7a83be86dd68";

export default node;
