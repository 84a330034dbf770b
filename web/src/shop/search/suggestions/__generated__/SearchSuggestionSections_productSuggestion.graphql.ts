/**
 * @generated SignedSource<<7a44c4637ad7bb272fc492f425097250>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchSuggestionSections_productSuggestion$data = {
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
  readonly " $fragmentType": "SearchSuggestionSections_productSuggestion";
};
export type SearchSuggestionSections_productSuggestion$key = {
  readonly " $data"?: SearchSuggestionSections_productSuggestion$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchSuggestionSections_productSuggestion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchSuggestionSections_productSuggestion",
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
    },
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
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
      "storageKey": "pictures(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCartButton_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "cb0560a0b45a328942c02c02b2e367d5";

export default node;
