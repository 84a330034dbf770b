/**
 * @generated SignedSource<<8ad51f1719631b29d4188416ae364234>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingSubCategory_query$data = {
  readonly category: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly subCategory: {
    readonly id: string;
    readonly name: string;
    readonly picture: {
      readonly largeUrl: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ListingProducts_query">;
  readonly " $fragmentType": "ListingSubCategory_query";
};
export type ListingSubCategory_query$key = {
  readonly " $data"?: ListingSubCategory_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingSubCategory_query">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "categoryId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": "BEST_MATCH",
      "kind": "LocalArgument",
      "name": "sort"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "subCategoryId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingSubCategory_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "categoryId"
        }
      ],
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "subCategoryId"
        }
      ],
      "concreteType": "SubCategory",
      "kind": "LinkedField",
      "name": "subCategory",
      "plural": false,
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
              "alias": "largeUrl",
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 768
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:768)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ListingProducts_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "03cada66bf7b028d9a474d0fcf593f11";

export default node;
