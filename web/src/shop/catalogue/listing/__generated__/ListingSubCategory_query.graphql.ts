/**
 * @generated SignedSource<<8afc7b863d71330b805c0684fcca98dd>>
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
      "defaultValue": "POPULARITY",
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

(node as any).hash = "30c2faa358c32b565e2bb6f511c9a4a2";

export default node;
