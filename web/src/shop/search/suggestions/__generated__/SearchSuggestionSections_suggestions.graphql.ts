/**
 * @generated SignedSource<<f08430220af0c232d7ec5f837b02de44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchSuggestionSections_suggestions$data = {
  readonly brands: ReadonlyArray<string>;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly isSoldOut: boolean;
    readonly mrp: number;
    readonly name: string;
    readonly pictures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
    }>;
    readonly price: number;
    readonly unit: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
  }>;
  readonly queries: ReadonlyArray<string>;
  readonly subCategories: ReadonlyArray<{
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
  readonly " $fragmentType": "SearchSuggestionSections_suggestions";
};
export type SearchSuggestionSections_suggestions$key = {
  readonly " $data"?: SearchSuggestionSections_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchSuggestionSections_suggestions">;
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
},
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_picture"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchSuggestionSections_suggestions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "queries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubCategory",
      "kind": "LinkedField",
      "name": "subCategories",
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
          "selections": (v2/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "brands",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "selections": (v2/*:: as any*/),
          "storageKey": "pictures(first:1)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddToCartButton_product"
        }
      ],
      "storageKey": "products(first:6)"
    }
  ],
  "type": "SearchSuggestions",
  "abstractKey": null
};
})();

(node as any).hash = "86b4d99240f419be5afcadad233b42eb";

export default node;
