/**
 * @generated SignedSource<<1e59000eaa3a97166f6c569aed0f4359>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NothingFound_search$data = {
  readonly nearestSubCategories: ReadonlyArray<{
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly id: string;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
    };
  }>;
  readonly popularProducts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
  }>;
  readonly " $fragmentType": "NothingFound_search";
};
export type NothingFound_search$key = {
  readonly " $data"?: NothingFound_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"NothingFound_search">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "NothingFound_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubCategory",
      "kind": "LinkedField",
      "name": "nearestSubCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_picture"
            }
          ],
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
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "popularProducts",
      "plural": true,
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
  "type": "ProductSearch",
  "abstractKey": null
};
})();

(node as any).hash = "0fe9e976376f1bc1d878a05c8a00b444";

export default node;
