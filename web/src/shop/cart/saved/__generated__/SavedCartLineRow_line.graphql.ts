/**
 * @generated SignedSource<<01b9a78f98423d1cb4caf97f045bcdcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedCartLineRow_line$data = {
  readonly priceChange: number;
  readonly product: {
    readonly isSoldOut: boolean;
    readonly mrp: number;
    readonly name: string;
    readonly pictures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
    }>;
    readonly price: number;
    readonly unit: string;
    readonly " $fragmentSpreads": FragmentRefs<"SoldOut_product">;
  };
  readonly quantity: number;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedLine_line">;
  readonly " $fragmentType": "SavedCartLineRow_line";
};
export type SavedCartLineRow_line$key = {
  readonly " $data"?: SavedCartLineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedCartLineRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedCartLineRow_line",
  "selections": [
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
      "name": "priceChange",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SoldOut_product"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSavedLine_line"
    }
  ],
  "type": "SavedCartLine",
  "abstractKey": null
};

(node as any).hash = "9cdb6159a82f0b9491455a50ffa55835";

export default node;
