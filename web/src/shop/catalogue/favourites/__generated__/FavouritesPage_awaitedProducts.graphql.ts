/**
 * @generated SignedSource<<d82134d9bb9116f8e3a8142b7bd27ce0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouritesPage_awaitedProducts$data = {
  readonly stockNotificationProducts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
      };
    }>;
  };
  readonly " $fragmentType": "FavouritesPage_awaitedProducts";
};
export type FavouritesPage_awaitedProducts$key = {
  readonly " $data"?: FavouritesPage_awaitedProducts$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesPage_awaitedProducts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouritesPage_awaitedProducts",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "stockNotificationProducts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductGrid_products"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "stockNotificationProducts(first:50)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9d313a3c124b3ef96ea2bd384b8b1d8e";

export default node;
