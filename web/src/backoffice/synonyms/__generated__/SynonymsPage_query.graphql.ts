/**
 * @generated SignedSource<<8045d97531f4b2634cc920fc72c18c7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymDepartment = "BABY" | "BAKERY" | "BREAKFAST_AND_SPREADS" | "CLEANING" | "DAIRY" | "DRINKS" | "DRY_FRUITS_AND_SEEDS" | "FLOWERS_AND_POOJA" | "FROZEN_AND_ICE_CREAM" | "FRUITS" | "GRAINS_AND_FLOURS" | "HOUSEHOLD_AND_POOJA" | "KITCHENWARE" | "LEAFY_GREENS_AND_HERBS" | "MEAT_FISH_AND_EGGS" | "NOT_SOLD" | "OILS_AND_GHEE" | "PERSONAL_CARE" | "PETS" | "PHARMACY" | "PICKLES_AND_SAUCES" | "PULSES" | "READY_TO_EAT" | "RICE_AND_MILLETS" | "SNACKS_AND_NAMKEEN" | "SPICES" | "STATIONERY_AND_ELECTRICALS" | "SUGAR_AND_SALT" | "SWEETS" | "VEGETABLES" | "WORDS" | "%future added value";
export type SynonymGroupStatus = "CURATED" | "CUSTOM" | "DISABLED" | "EDITED" | "%future added value";
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SynonymsPage_query$data = {
  readonly synonymGroups: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly department: SynonymDepartment | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly productCount: number;
        readonly status: SynonymGroupStatus;
        readonly terms: ReadonlyArray<{
          readonly language: SynonymLanguage;
          readonly term: string;
        }>;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "SynonymsPage_query";
};
export type SynonymsPage_query$key = {
  readonly " $data"?: SynonymsPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymsPage_query">;
};

import SynonymsPageNextQuery_graphql from './SynonymsPageNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "synonymGroups"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": SynonymsPageNextQuery_graphql
    }
  },
  "name": "SynonymsPage_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "synonymGroups",
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "SynonymGroupConnection",
        "kind": "LinkedField",
        "name": "__SynonymList_synonymGroups_connection",
        "plural": false,
        "selections": [
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
            "concreteType": "SynonymGroupEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SynonymGroup",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "department",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "productCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SynonymTerm",
                    "kind": "LinkedField",
                    "name": "terms",
                    "plural": true,
                    "selections": [
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
                        "name": "term",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
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
})();

(node as any).hash = "8833cae9e4a8db0660b9a7bc317441c3";

export default node;
