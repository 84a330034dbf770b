/**
 * @generated SignedSource<<fcb6dd6a5d3b563f9722a3ad6f71bebe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCartQuantity_product$data = {
  readonly draftQuantity: number | null | undefined;
  readonly id: string;
  readonly maxQuantity: number;
  readonly price: number;
  readonly " $fragmentType": "useCartQuantity_product";
};
export type useCartQuantity_product$key = {
  readonly " $data"?: useCartQuantity_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartQuantity_product",
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxQuantity",
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "draftQuantity",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1853e008816ed7b95b680c9c139e556b";

export default node;
