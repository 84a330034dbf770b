/**
 * @generated SignedSource<<7c1d9f4ef4f21b064389ab33846bb8af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListingShelf_query$data = {
  readonly category: {
    readonly name: string;
  } | null | undefined;
  readonly subCategory: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ListingProducts_subCategory">;
  } | null | undefined;
  readonly " $fragmentType": "ListingShelf_query";
};
export type ListingShelf_query$key = {
  readonly " $data"?: ListingShelf_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingShelf_query">;
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
  "name": "ListingShelf_query",
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

(node as any).hash = "5cc36e6ab8726bf7158bb2cd9c75c1ea";

export default node;
