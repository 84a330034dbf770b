/**
 * @generated SignedSource<<b4050ebfd38f1a110f0339d5741f0b21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchesWithoutResult_query$data = {
  readonly searchesWithoutResult: ReadonlyArray<{
    readonly query: string;
    readonly " $fragmentSpreads": FragmentRefs<"SearchesWithoutResult_searchWithoutResult">;
  }>;
  readonly " $fragmentType": "SearchesWithoutResult_query";
};
export type SearchesWithoutResult_query$key = {
  readonly " $data"?: SearchesWithoutResult_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchesWithoutResult_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchesWithoutResult_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SearchWithoutResult",
        "kind": "LinkedField",
        "name": "searchesWithoutResult",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "query",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SearchesWithoutResult_searchWithoutResult"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9fd463369b99782be80b813d1ac62d5f";

export default node;
