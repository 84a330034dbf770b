/**
 * @generated SignedSource<<a16c8ff52c7daf5e90b459e87b5d8353>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductCard_product$data = {
  readonly discountPercent: number;
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductBadges_product" | "AdminProductCard_picture" | "AdminProductSwitch_product" | "DeleteProductDialog_product" | "QuickEdit_product">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminProductCard_picture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminProductBadges_product"
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

(node as any).hash = "c96189dcd1b566d4653ca25a020b0b7f";

export default node;
