/**
 * @generated SignedSource<<6b24d91972677c2b390bb5aebc640160>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTableRow_cell$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly discountPercent: number;
  readonly gstPercent: number | null | undefined;
  readonly hsnCode: string | null | undefined;
  readonly pictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly price: number;
  readonly sku: string | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductSwitch_product" | "QuickEditCell_product">;
  readonly " $fragmentType": "ProductTableRow_cell";
};
export type ProductTableRow_cell$key = {
  readonly " $data"?: ProductTableRow_cell$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTableRow_cell">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTableRow_cell",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
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

(node as any).hash = "66625d2c36345c694d42e1f3d341a09d";

export default node;
