/**
 * @generated SignedSource<<3c0872b24efca7f599b05b7ed46dbd39>>
 * @relayHash fcde04f98d56ce28a6510fbde12b07e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55297a6cf9d2a80cca39a8bc39a344ca23adffe7e8bb9ae21911c853fe20825f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SynonymDepartment = "BABY" | "BAKERY" | "BREAKFAST_AND_SPREADS" | "CLEANING" | "DAIRY" | "DRINKS" | "DRY_FRUITS_AND_SEEDS" | "FLOWERS_AND_POOJA" | "FROZEN_AND_ICE_CREAM" | "FRUITS" | "GRAINS_AND_FLOURS" | "HOUSEHOLD_AND_POOJA" | "KITCHENWARE" | "LEAFY_GREENS_AND_HERBS" | "MEAT_FISH_AND_EGGS" | "NOT_SOLD" | "OILS_AND_GHEE" | "PERSONAL_CARE" | "PETS" | "PHARMACY" | "PICKLES_AND_SAUCES" | "PULSES" | "READY_TO_EAT" | "RICE_AND_MILLETS" | "SNACKS_AND_NAMKEEN" | "SPICES" | "STATIONERY_AND_ELECTRICALS" | "SUGAR_AND_SALT" | "SWEETS" | "VEGETABLES" | "WORDS" | "%future added value";
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
export type SynonymPreviewInput = {
  department?: SynonymDepartment | null | undefined;
  synonymGroupId?: string | null | undefined;
  terms: ReadonlyArray<SynonymTermInput>;
};
export type SynonymTermInput = {
  language: SynonymLanguage;
  term: string;
};
export type SynonymPreviewQuery$variables = {
  input: SynonymPreviewInput;
};
export type SynonymPreviewQuery$data = {
  readonly synonymPreview: {
    readonly " $fragmentSpreads": FragmentRefs<"SynonymPreviewResult_result">;
  };
};
export type SynonymPreviewQuery = {
  response: SynonymPreviewQuery$data;
  variables: SynonymPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
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
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SynonymPreviewQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": null,
          "kind": "LinkedField",
          "name": "synonymPreview",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SynonymPreviewResult_result"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SynonymPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "synonymPreview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isSynonymPreviewResult"
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
                    "alias": null,
                    "args": null,
                    "concreteType": "SynonymGroup",
                    "kind": "LinkedField",
                    "name": "otherGroups",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SynonymPreviewProducts",
                    "kind": "LinkedField",
                    "name": "after",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
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
          {
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "55297a6cf9d2a80cca39a8bc39a344ca23adffe7e8bb9ae21911c853fe20825f",
    "metadata": {},
    "name": "SynonymPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9fa286bd81e1b95e4d4aa8fa133d0f0";

export default node;
