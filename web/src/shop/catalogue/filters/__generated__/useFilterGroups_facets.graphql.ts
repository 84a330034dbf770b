/**
 * @generated SignedSource<<fff16dde35171d9a5d66649d4e9a6409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFilterGroups_facets$data = {
  readonly brands: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly countriesOfOrigin: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly diets: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly discounts: ReadonlyArray<{
    readonly count: number;
    readonly minPercent: number;
  }>;
  readonly inStockCount: number;
  readonly packSizes: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly prices: ReadonlyArray<{
    readonly count: number;
    readonly max: number | null | undefined;
    readonly min: number;
  }>;
  readonly subCategories?: ReadonlyArray<{
    readonly count: number;
    readonly subCategory: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "useFilterGroups_facets";
};
export type useFilterGroups_facets$key = {
  readonly " $data"?: useFilterGroups_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFilterGroups_facets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isSearch"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFilterGroups_facets",
  "selections": [
    {
      "condition": "isSearch",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SubCategoryFacet",
          "kind": "LinkedField",
          "name": "subCategories",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SubCategory",
              "kind": "LinkedField",
              "name": "subCategory",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceFacet",
      "kind": "LinkedField",
      "name": "prices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "min",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountFacet",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minPercent",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "diets",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "packSizes",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "countriesOfOrigin",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inStockCount",
      "storageKey": null
    }
  ],
  "type": "ProductFacets",
  "abstractKey": null
};
})();

(node as any).hash = "65a7b5ec94bc4a906fc6a54e21f538b7";

export default node;
