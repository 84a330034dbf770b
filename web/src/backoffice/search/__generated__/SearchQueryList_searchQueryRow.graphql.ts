/**
 * @generated SignedSource<<93413d67dd2c63b11c6d05091fa47289>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchQueryList_searchQueryRow$data = {
  readonly counts: {
    readonly addToCartRate: number | null | undefined;
    readonly clickThroughRate: number | null | undefined;
    readonly correctedCount: number;
    readonly searchCount: number;
    readonly zeroResultCount: number;
  };
  readonly query: string;
  readonly " $fragmentType": "SearchQueryList_searchQueryRow";
};
export type SearchQueryList_searchQueryRow$key = {
  readonly " $data"?: SearchQueryList_searchQueryRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchQueryList_searchQueryRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchQueryList_searchQueryRow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "searchCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zeroResultCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clickThroughRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addToCartRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    }
  ],
  "type": "SearchQuery",
  "abstractKey": null
};

(node as any).hash = "1a71a7dbb192e6ccdce0f4ca9b123e6e";

export default node;
