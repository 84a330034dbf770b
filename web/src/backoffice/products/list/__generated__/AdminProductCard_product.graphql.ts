/**
 * @generated SignedSource<<7409fb1b8afd0799e474b43bb8ad7b34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductCard_product$data = {
  readonly availableForSale: boolean;
  readonly discountPercent: number;
  readonly id: string;
  readonly name: string;
  readonly pictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductCard_badges" | "AdminProductSwitch_product" | "DeleteProductDialog_product" | "QuickEdit_product">;
  readonly " $fragmentType": "AdminProductCard_product";
};
export type AdminProductCard_product$key = {
  readonly " $data"?: AdminProductCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductCard_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProductCard_product",
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
      "name": "discountPercent",
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
      "name": "AdminProductCard_badges"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminProductSwitch_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickEdit_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteProductDialog_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "fcd2ad89b4e581057fc14b29b4eff3c6";

export default node;
