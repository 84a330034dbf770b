/**
 * @generated SignedSource<<6d075e3d47c2b7015cf50775027a1eee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SynonymPreviewResult_result$data = {
  readonly __typename: "InvalidInputError";
  readonly message: string;
  readonly " $fragmentType": "SynonymPreviewResult_result";
} | {
  readonly __typename: "SynonymGroupNotFoundError";
  readonly message: string;
  readonly " $fragmentType": "SynonymPreviewResult_result";
} | {
  readonly __typename: "SynonymPreviewPayload";
  readonly isComplete: boolean;
  readonly resolvedSearches: ReadonlyArray<{
    readonly count: number;
    readonly productCount: number;
    readonly query: string;
  }>;
  readonly terms: ReadonlyArray<{
    readonly isAdded: boolean;
    readonly language: SynonymLanguage;
    readonly term: string;
    readonly " $fragmentSpreads": FragmentRefs<"TermPreview_term">;
  }>;
  readonly " $fragmentType": "SynonymPreviewResult_result";
} | {
  readonly __typename: "SynonymPreviewTimeoutError";
  readonly message: string;
  readonly " $fragmentType": "SynonymPreviewResult_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly message: string;
  readonly " $fragmentType": "SynonymPreviewResult_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "SynonymPreviewResult_result";
};
export type SynonymPreviewResult_result$key = {
  readonly " $data"?: SynonymPreviewResult_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymPreviewResult_result">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SynonymPreviewResult_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComplete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SynonymTermPreview",
          "kind": "LinkedField",
          "name": "terms",
          "plural": true,
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
              "kind": "ScalarField",
              "name": "isAdded",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TermPreview_term"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SynonymResolvedSearch",
          "kind": "LinkedField",
          "name": "resolvedSearches",
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
              "kind": "ScalarField",
              "name": "productCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "SynonymPreviewPayload",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "InvalidInputError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "SynonymGroupNotFoundError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "SynonymPreviewTimeoutError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "TooManyAttemptsError",
      "abstractKey": null
    }
  ],
  "type": "SynonymPreviewResult",
  "abstractKey": "__isSynonymPreviewResult"
};
})();

(node as any).hash = "fa5dd2b594af3e840a749e5d135a9b3e";

export default node;
