/**
 * @generated SignedSource<<3b027c518167165318eb838f346fb0f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartLineStatus = "AVAILABLE" | "INSUFFICIENT_STOCK" | "LIMIT_EXCEEDED" | "SOLD_OUT" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartLineRow_line$data = {
  readonly id: string;
  readonly maxQuantity: number;
  readonly mrpTotal: number;
  readonly priceChange: number;
  readonly product: {
    readonly name: string;
    readonly pictures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
    }>;
    readonly unit: string;
    readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_product">;
  };
  readonly quantity: number;
  readonly status: CartLineStatus;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"SaveForLaterButton_line">;
  readonly " $fragmentType": "CartLineRow_line";
};
export type CartLineRow_line$key = {
  readonly " $data"?: CartLineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLineRow_line",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mrpTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
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
          "name": "useCartQuantity_product"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveForLaterButton_line"
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "81bb59dc6bde1a8ae01584dc855a36a4";

export default node;
