/**
 * @generated SignedSource<<8185235ce4aa08d1213e6d34376f95af>>
 * @relayHash e2bce41d5dc9e64237e06fa36a62ee52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11c593c1832d58249ae5760dd4e64eba09ff71d123f926b69e2965020d08e630

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SynonymDepartment = "BABY" | "BAKERY" | "BREAKFAST_AND_SPREADS" | "CLEANING" | "DAIRY" | "DRINKS" | "DRY_FRUITS_AND_SEEDS" | "FLOWERS_AND_POOJA" | "FROZEN_AND_ICE_CREAM" | "FRUITS" | "GRAINS_AND_FLOURS" | "HOUSEHOLD_AND_POOJA" | "KITCHENWARE" | "LEAFY_GREENS_AND_HERBS" | "MEAT_FISH_AND_EGGS" | "NOT_SOLD" | "OILS_AND_GHEE" | "PERSONAL_CARE" | "PETS" | "PHARMACY" | "PICKLES_AND_SAUCES" | "PULSES" | "READY_TO_EAT" | "RICE_AND_MILLETS" | "SNACKS_AND_NAMKEEN" | "SPICES" | "STATIONERY_AND_ELECTRICALS" | "SUGAR_AND_SALT" | "SWEETS" | "VEGETABLES" | "WORDS" | "%future added value";
export type SynonymGroupStatus = "CURATED" | "CUSTOM" | "DISABLED" | "EDITED" | "%future added value";
export type SynonymGroupFilter = {
  departments?: ReadonlyArray<SynonymDepartment> | null | undefined;
  isSold?: boolean | null | undefined;
  statuses?: ReadonlyArray<SynonymGroupStatus> | null | undefined;
};
export type SynonymsPageQuery$variables = {
  filter: SynonymGroupFilter;
  hasTerm: boolean;
  search?: string | null | undefined;
  term: string;
};
export type SynonymsPageQuery$data = {
  readonly synonymSuggestion?: {
    readonly " $fragmentSpreads": FragmentRefs<"AddTermDialog_suggestion">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SearchesWithoutResult_query" | "SynonymsPage_query">;
};
export type SynonymsPageQuery = {
  response: SynonymsPageQuery$data;
  variables: SynonymsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTerm"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "term"
},
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v6 = [
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "term"
  }
],
v7 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  },
  (v5/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "department",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SynonymsPageQuery",
    "selections": [
      {
        "args": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "SynonymsPage_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SearchesWithoutResult_query"
      },
      {
        "condition": "hasTerm",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "SynonymSuggestion",
            "kind": "LinkedField",
            "name": "synonymSuggestion",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AddTermDialog_suggestion"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SynonymsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "SynonymGroupConnection",
        "kind": "LinkedField",
        "name": "synonymGroups",
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SynonymTerm",
                    "kind": "LinkedField",
                    "name": "terms",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/)
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
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "filters": [
          "search",
          "filter"
        ],
        "handle": "connection",
        "key": "SynonymList_synonymGroups",
        "kind": "LinkedHandle",
        "name": "synonymGroups"
      },
      {
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
              (v13/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SynonymGroup",
                "kind": "LinkedField",
                "name": "synonymGroups",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasTerm",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "SynonymSuggestion",
            "kind": "LinkedField",
            "name": "synonymSuggestion",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SynonymGroup",
                "kind": "LinkedField",
                "name": "synonymGroups",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "11c593c1832d58249ae5760dd4e64eba09ff71d123f926b69e2965020d08e630",
    "metadata": {},
    "name": "SynonymsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8143f90fa62e9cde8f4457476cdf894";

export default node;
