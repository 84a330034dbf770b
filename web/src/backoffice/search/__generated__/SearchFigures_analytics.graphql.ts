/**
 * @generated SignedSource<<b708d1d1f6dde1cc9f52b3f8a3324873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchFigures_analytics$data = {
  readonly counts: {
    readonly addToCartCount: number;
    readonly addToCartRate: number | null | undefined;
    readonly clickCount: number;
    readonly clickThroughRate: number | null | undefined;
    readonly correctedCount: number;
    readonly correctedRate: number | null | undefined;
    readonly searchCount: number;
    readonly zeroResultCount: number;
    readonly zeroResultRate: number | null | undefined;
  };
  readonly " $fragmentType": "SearchFigures_analytics";
};
export type SearchFigures_analytics$key = {
  readonly " $data"?: SearchFigures_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchFigures_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchFigures_analytics",
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
          "name": "clickCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addToCartCount",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zeroResultRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctedRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchAnalytics",
  "abstractKey": null
};

(node as any).hash = "8ef7b4f8de3771bc56df317b456838cb";

export default node;
