/**
 * @generated SignedSource<<190bbd89b274b43d585c8b9f14fafd72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OftenBoughtWith_products$data = ReadonlyArray<{
  readonly id: string;
  readonly mrp: number;
  readonly name: string;
  readonly pictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly price: number;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
  readonly " $fragmentType": "OftenBoughtWith_products";
}>;
export type OftenBoughtWith_products$key = ReadonlyArray<{
  readonly " $data"?: OftenBoughtWith_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"OftenBoughtWith_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OftenBoughtWith_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mrp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "pictures",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
      "storageKey": "pictures(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCartButton_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "662b3d36aa01751ac8cba0bd65745ab6";

export default node;
