/**
 * @generated SignedSource<<c5d83579ecfab933a4cae30f253ff055>>
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
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductCard_product"
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

(node as any).hash = "7c933295bb6d23e4448c24ac8feba773";

export default node;
