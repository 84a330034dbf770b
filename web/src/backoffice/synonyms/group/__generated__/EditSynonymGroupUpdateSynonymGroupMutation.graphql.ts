/**
 * @generated SignedSource<<36eaf3a765c045178b1370066867d92f>>
 * @relayHash e71e403e1e84fe5afde656811b7e1914
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233e5479297e6258ab1f88ca31aa21c2c21cdf4ca7b6cb13007d46718b88cfad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SynonymDepartment = "BABY" | "BAKERY" | "BREAKFAST_AND_SPREADS" | "CLEANING" | "DAIRY" | "DRINKS" | "DRY_FRUITS_AND_SEEDS" | "FLOWERS_AND_POOJA" | "FROZEN_AND_ICE_CREAM" | "FRUITS" | "GRAINS_AND_FLOURS" | "HOUSEHOLD_AND_POOJA" | "KITCHENWARE" | "LEAFY_GREENS_AND_HERBS" | "MEAT_FISH_AND_EGGS" | "NOT_SOLD" | "OILS_AND_GHEE" | "PERSONAL_CARE" | "PETS" | "PHARMACY" | "PICKLES_AND_SAUCES" | "PULSES" | "READY_TO_EAT" | "RICE_AND_MILLETS" | "SNACKS_AND_NAMKEEN" | "SPICES" | "STATIONERY_AND_ELECTRICALS" | "SUGAR_AND_SALT" | "SWEETS" | "VEGETABLES" | "WORDS" | "%future added value";
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
export type SynonymGroupUpdateInput = {
  department?: SynonymDepartment | null | undefined;
  synonymGroupId: string;
  terms: ReadonlyArray<SynonymTermInput>;
  version: number;
};
export type SynonymTermInput = {
  language: SynonymLanguage;
  term: string;
};
export type EditSynonymGroupUpdateSynonymGroupMutation$variables = {
  input: SynonymGroupUpdateInput;
};
export type EditSynonymGroupUpdateSynonymGroupMutation$data = {
  readonly synonymGroupUpdate: {
    readonly SynonymGroupChangedError: {
      readonly synonymGroup: {
        readonly " $fragmentSpreads": FragmentRefs<"EditSynonymGroup_group">;
      };
    } | null | undefined;
    readonly SynonymGroupNotFoundError: {
      readonly __typename: string;
    } | null | undefined;
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
    readonly synonymGroup?: {
      readonly " $fragmentSpreads": FragmentRefs<"EditSynonymGroup_group">;
    };
  };
};
export type EditSynonymGroupUpdateSynonymGroupMutation = {
  response: EditSynonymGroupUpdateSynonymGroupMutation$data;
  variables: EditSynonymGroupUpdateSynonymGroupMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SynonymGroup",
    "kind": "LinkedField",
    "name": "synonymGroup",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "EditSynonymGroup_group"
      }
    ],
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SynonymGroup",
    "kind": "LinkedField",
    "name": "synonymGroup",
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
        "name": "version",
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
        "name": "status",
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
        "name": "productCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
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
    "name": "EditSynonymGroupUpdateSynonymGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "synonymGroupUpdate",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": (v2/*:: as any*/),
            "type": "SynonymGroupUpdatePayload",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v2/*:: as any*/),
              "type": "SynonymGroupChangedError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "SynonymGroupChangedError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/)
              ],
              "type": "SynonymGroupNotFoundError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "SynonymGroupNotFoundError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "actionCallbacks_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditSynonymGroupUpdateSynonymGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "synonymGroupUpdate",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "SynonymGroupUpdatePayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "SynonymGroupChangedError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "id": "233e5479297e6258ab1f88ca31aa21c2c21cdf4ca7b6cb13007d46718b88cfad",
    "metadata": {},
    "name": "EditSynonymGroupUpdateSynonymGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f5bfc3067c5d64a4a7e5a9224e734106";

export default node;
