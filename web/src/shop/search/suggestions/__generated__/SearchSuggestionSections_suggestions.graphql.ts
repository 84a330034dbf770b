/**
 * @generated SignedSource<<03b0ab798ea50d50a4eb76a1223c5504>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ProductSuggestion_product">;
  }>;
  readonly queries: ReadonlyArray<string>;
  readonly subCategories: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SubCategorySuggestion_subCategory">;
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
};
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubCategorySuggestion_subCategory"
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductSuggestion_product"
        }
      ],
      "storageKey": "products(first:6)"
    }
  ],
  "type": "SearchSuggestions",
  "abstractKey": null
};
})();

(node as any).hash = "daa627902436b283363b746c9ee3456e";

export default node;
