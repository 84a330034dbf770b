/**
 * @generated SignedSource<<eee12d0e6626d034bf5b2496cf4973bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchesWithoutResult_searchWithoutResult$data = {
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
  readonly " $fragmentType": "SearchesWithoutResult_searchWithoutResult";
};
export type SearchesWithoutResult_searchWithoutResult$key = {
  readonly " $data"?: SearchesWithoutResult_searchWithoutResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchesWithoutResult_searchWithoutResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchesWithoutResult_searchWithoutResult",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    }
  ],
  "type": "SearchWithoutResult",
  "abstractKey": null
};

(node as any).hash = "e9acc1c628f74e6d9662d50253ddcc03";

export default node;
