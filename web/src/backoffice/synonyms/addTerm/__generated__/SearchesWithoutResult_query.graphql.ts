/**
 * @generated SignedSource<<7b80c9d11e20faecf8216d1af97894da>>
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
    readonly " $fragmentSpreads": FragmentRefs<"SearchWithoutResult_search">;
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
            "name": "SearchWithoutResult_search"
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

(node as any).hash = "88d4be0dd1c6bf8ff3b32b0d3451b58c";

export default node;
