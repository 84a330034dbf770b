/**
 * @generated SignedSource<<d4ad2e920b98a0de77ca0931f15c3d98>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductBadges_product" | "AdminProductPicture_product" | "AdminProductSwitch_product" | "DeleteProductDialog_product" | "QuickEdit_product">;
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
      "name": "AdminProductPicture_product"
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

(node as any).hash = "97b7f2af323be63fbb68281add766643";

export default node;
