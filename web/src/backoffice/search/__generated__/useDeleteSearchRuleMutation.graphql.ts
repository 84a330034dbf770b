/**
 * @generated SignedSource<<3e9b931c5d638d61b963a5d92fa824fb>>
 * @relayHash 3cd170d5b4513fd11a65be999c133e29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf01ea21ec1c65207d85853204e4459417e1d5b001ef5f642a58ddedad563394

import type { ConcreteRequest } from 'relay-runtime';
export type SearchRuleDeleteInput = {
  searchRuleId: string;
};
export type useDeleteSearchRuleMutation$variables = {
  input: SearchRuleDeleteInput;
};
export type useDeleteSearchRuleMutation$data = {
  readonly searchRuleDelete: {
    readonly __typename: "SearchRuleDeletePayload";
    readonly __typename: "SearchRuleDeletePayload";
  } | {
    readonly __typename: "SearchRuleNotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeleteSearchRuleMutation = {
  response: useDeleteSearchRuleMutation$data;
  variables: useDeleteSearchRuleMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "searchRuleDelete",
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
        "type": "SearchRuleNotFoundError",
        "abstractKey": null
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
    "name": "useDeleteSearchRuleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteSearchRuleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bf01ea21ec1c65207d85853204e4459417e1d5b001ef5f642a58ddedad563394",
    "metadata": {},
    "name": "useDeleteSearchRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2914fed63b938f7321950e825ac44a0d";

export default node;
