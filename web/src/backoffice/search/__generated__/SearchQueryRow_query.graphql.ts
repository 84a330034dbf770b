/**
 * @generated SignedSource<<63df8779d1c97997fb21ba9053e8bcb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchQueryRow_query$data = {
  readonly counts: {
    readonly addToCartRate: number | null | undefined;
    readonly clickThroughRate: number | null | undefined;
    readonly correctedCount: number;
    readonly searchCount: number;
    readonly zeroResultCount: number;
  };
  readonly query: string;
  readonly " $fragmentType": "SearchQueryRow_query";
};
export type SearchQueryRow_query$key = {
  readonly " $data"?: SearchQueryRow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchQueryRow_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchQueryRow_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
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
    }
  ],
  "type": "SearchQuery",
  "abstractKey": null
};

(node as any).hash = "8715227b5bf4b519a28d889242051d88";

export default node;
