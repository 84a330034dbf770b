/**
 * @generated SignedSource<<5ee72ecb959b0d4afbec048879ba2537>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTableRow_product$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly discountPercent: number;
  readonly gstPercent: number | null | undefined;
  readonly hsnCode: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly pictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly price: number;
  readonly sku: string | null | undefined;
  readonly unit: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductSwitch_product" | "QuickEditCell_product">;
  readonly " $fragmentType": "ProductTableRow_product";
};
export type ProductTableRow_product$key = {
  readonly " $data"?: ProductTableRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTableRow_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTableRow_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "sku",
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
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hsnCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "name": "QuickEditCell_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminProductSwitch_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "1ff22c5b2836ac6a0dc40200a881a97a";

export default node;
