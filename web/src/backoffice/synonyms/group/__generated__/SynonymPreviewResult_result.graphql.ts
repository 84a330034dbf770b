/**
 * @generated SignedSource<<3bcb8aacbbae606bec55ade18c786d99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SynonymPreviewResult_result$data = {
  readonly error: {
    readonly message: string;
  } | null | undefined;
  readonly payload: {
    readonly isComplete: boolean;
    readonly resolvedSearches: ReadonlyArray<{
      readonly count: number;
      readonly productCount: number;
      readonly query: string;
    }>;
    readonly terms: ReadonlyArray<{
      readonly after: {
        readonly products: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly unit: string;
        }>;
        readonly totalCount: number;
      };
      readonly before: {
        readonly products: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly unit: string;
        }>;
        readonly totalCount: number;
      };
      readonly isAdded: boolean;
      readonly language: SynonymLanguage;
      readonly otherGroups: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly term: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SynonymPreviewResult_result";
};
export type SynonymPreviewResult_result$key = {
  readonly " $data"?: SynonymPreviewResult_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymPreviewResult_result">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "products",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
        "storageKey": null
      }
    ],
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
      "fragment": {
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
                "alias": null,
                "args": null,
                "concreteType": "SynonymGroup",
                "kind": "LinkedField",
                "name": "otherGroups",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SynonymPreviewProducts",
                "kind": "LinkedField",
                "name": "before",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SynonymPreviewProducts",
                "kind": "LinkedField",
                "name": "after",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
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
      "kind": "AliasedInlineFragmentSpread",
      "name": "payload"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "error"
    }
  ],
  "type": "SynonymPreviewResult",
  "abstractKey": "__isSynonymPreviewResult"
};
})();

(node as any).hash = "346b4a1647cc269510e6f8ea3bd6cbeb";

export default node;
