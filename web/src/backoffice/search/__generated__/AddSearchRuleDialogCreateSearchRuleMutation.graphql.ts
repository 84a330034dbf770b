/**
 * @generated SignedSource<<5ccd9f62243db2cae9e3dd10074d9592>>
 * @relayHash d80abbee829354e1d2fcdce724dce544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e5ed74eb4f6facf0836905ec7e18f33faeed981f0b391d9ad4736cddd2228cd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchRuleAction = "BURY" | "PIN" | "%future added value";
export type SearchRuleCreateInput = {
  action: SearchRuleAction;
  endDate?: string | null | undefined;
  endsOn?: string | null | undefined;
  productId: string;
  query: string;
  startDate?: string | null | undefined;
  startsOn?: string | null | undefined;
};
export type AddSearchRuleDialogCreateSearchRuleMutation$variables = {
  input: SearchRuleCreateInput;
};
export type AddSearchRuleDialogCreateSearchRuleMutation$data = {
  readonly searchRuleCreate: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
  };
};
export type AddSearchRuleDialogCreateSearchRuleMutation = {
  response: AddSearchRuleDialogCreateSearchRuleMutation$data;
  variables: AddSearchRuleDialogCreateSearchRuleMutation$variables;
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
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
        (v3/*:: as any*/)
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
    "name": "AddSearchRuleDialogCreateSearchRuleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "searchRuleCreate",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "actionCallbacks_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
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
    "name": "AddSearchRuleDialogCreateSearchRuleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "searchRuleCreate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "id": "1e5ed74eb4f6facf0836905ec7e18f33faeed981f0b391d9ad4736cddd2228cd",
    "metadata": {},
    "name": "AddSearchRuleDialogCreateSearchRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdd13df55d930ac298cbdf92b80f598e";

export default node;
