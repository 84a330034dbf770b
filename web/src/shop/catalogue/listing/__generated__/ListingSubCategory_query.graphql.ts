/**
 * @generated SignedSource<<f9ea93d2dd340927b56f8780b8871985>>
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
      readonly alt: string;
      readonly previewUrl: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ListingSubCategory_products">;
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "previewUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
              "storageKey": null
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
      "name": "ListingSubCategory_products"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "23e2fc87bce0de53c8117db4ddbe2142";

export default node;
