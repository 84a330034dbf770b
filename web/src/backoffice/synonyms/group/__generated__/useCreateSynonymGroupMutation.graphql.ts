/**
 * @generated SignedSource<<a529c1e376c492e617212c95779188e1>>
 * @relayHash fcb740eb301df41b1394239a6b96efc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f64962c02cefa61480aa5924856d99a273275f73a8bc944ea9359ca40355d328

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SynonymDepartment = "BABY" | "BAKERY" | "BREAKFAST_AND_SPREADS" | "CLEANING" | "DAIRY" | "DRINKS" | "DRY_FRUITS_AND_SEEDS" | "FLOWERS_AND_POOJA" | "FROZEN_AND_ICE_CREAM" | "FRUITS" | "GRAINS_AND_FLOURS" | "HOUSEHOLD_AND_POOJA" | "KITCHENWARE" | "LEAFY_GREENS_AND_HERBS" | "MEAT_FISH_AND_EGGS" | "NOT_SOLD" | "OILS_AND_GHEE" | "PERSONAL_CARE" | "PETS" | "PHARMACY" | "PICKLES_AND_SAUCES" | "PULSES" | "READY_TO_EAT" | "RICE_AND_MILLETS" | "SNACKS_AND_NAMKEEN" | "SPICES" | "STATIONERY_AND_ELECTRICALS" | "SUGAR_AND_SALT" | "SWEETS" | "VEGETABLES" | "WORDS" | "%future added value";
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
export type SynonymGroupCreateInput = {
  department?: SynonymDepartment | null | undefined;
  terms: ReadonlyArray<SynonymTermInput>;
};
export type SynonymTermInput = {
  language: SynonymLanguage;
  term: string;
};
export type useCreateSynonymGroupMutation$variables = {
  input: SynonymGroupCreateInput;
};
export type useCreateSynonymGroupMutation$data = {
  readonly synonymGroupCreate: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
    readonly synonymGroup?: {
      readonly id: string;
    };
  };
};
export type useCreateSynonymGroupMutation = {
  response: useCreateSynonymGroupMutation$data;
  variables: useCreateSynonymGroupMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SynonymGroupCreatePayload",
  "abstractKey": null
},
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateSynonymGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "synonymGroupCreate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "useCreateSynonymGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "synonymGroupCreate",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "f64962c02cefa61480aa5924856d99a273275f73a8bc944ea9359ca40355d328",
    "metadata": {},
    "name": "useCreateSynonymGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0acf77ff03fe8e8eac45d2d314fe2dc6";

export default node;
