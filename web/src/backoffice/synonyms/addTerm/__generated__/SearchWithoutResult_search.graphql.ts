/**
 * @generated SignedSource<<6c9a6b17c6203a7d3e673240da9ca39b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchWithoutResult_search$data = {
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
  readonly " $fragmentType": "SearchWithoutResult_search";
};
export type SearchWithoutResult_search$key = {
  readonly " $data"?: SearchWithoutResult_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchWithoutResult_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchWithoutResult_search",
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
  "type": "SearchWithoutResult",
  "abstractKey": null
};

(node as any).hash = "b2d6b0adff6a9ceec23c72fd4a9259b3";

export default node;
