/**
 * @generated SignedSource<<efe9497a451c4348d3d29a78c50d5140>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchesWithoutResult_query$data = {
  readonly searchesWithoutResult: ReadonlyArray<{
    readonly count: number;
    readonly query: string;
    readonly suggestion: {
      readonly language: SynonymLanguage;
      readonly synonymGroups: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly term: string;
    };
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SynonymSuggestion",
            "kind": "LinkedField",
            "name": "suggestion",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "term",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SynonymGroup",
                "kind": "LinkedField",
                "name": "synonymGroups",
                "plural": true,
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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

(node as any).hash = "91baf486c3c1b31b9728e7fea0b3051f";

export default node;
