/**
 * @generated SignedSource<<9b0a0093b9718b33764974fa88f014ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListingSubCategory_query$data = {
  readonly category: {
    readonly name: string;
  } | null | undefined;
  readonly subCategory: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ListingProducts_subCategory">;
  } | null | undefined;
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
        (v0/*:: as any*/)
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListingProducts_subCategory"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "fbe522100c9b92f10cf578d553d3db27";

export default node;
