/**
 * @generated SignedSource<<868a3289a5af5e4e5c6c055e0878c6be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchProduct_product$data = {
  readonly availableForSale: boolean;
  readonly isSoldOut: boolean;
  readonly name: string;
  readonly pictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly unit: string;
  readonly " $fragmentType": "SearchProduct_product";
};
export type SearchProduct_product$key = {
  readonly " $data"?: SearchProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchProduct_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchProduct_product",
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
      "name": "availableForSale",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f41ee66bd6439ea5f9f82b157ce32a11";

export default node;
