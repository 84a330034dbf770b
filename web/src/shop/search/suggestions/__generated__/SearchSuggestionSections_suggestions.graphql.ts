/**
 * @generated SignedSource<<af87fcd70435ca7f63b716836726b83d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"SearchSuggestionSections_productSuggestion">;
  }>;
  readonly queries: ReadonlyArray<string>;
  readonly subCategories: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SearchSuggestionSections_subCategory">;
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
          "name": "SearchSuggestionSections_subCategory"
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
          "name": "SearchSuggestionSections_productSuggestion"
        }
      ],
      "storageKey": "products(first:6)"
    }
  ],
  "type": "SearchSuggestions",
  "abstractKey": null
};
})();

(node as any).hash = "d59af1d24abf5bbf396db4dfafbc9e12";

export default node;
