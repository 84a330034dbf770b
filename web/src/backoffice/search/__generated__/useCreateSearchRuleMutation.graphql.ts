/**
 * @generated SignedSource<<9faa59bed4a59b3747e8b2a3e124f9a5>>
 * @relayHash f138b22bdc597ff32fe0740e9b378ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 179712951364c7e8a274973bb4f3dbae13c27b551af378ea4eb117204207e146

import type { ConcreteRequest } from 'relay-runtime';
export type SearchRuleAction = "BURY" | "PIN" | "%future added value";
export type SearchRuleCreateInput = {
  action: SearchRuleAction;
  endsOn?: string | null | undefined;
  productId: string;
  query: string;
  startsOn?: string | null | undefined;
};
export type useCreateSearchRuleMutation$variables = {
  input: SearchRuleCreateInput;
};
export type useCreateSearchRuleMutation$data = {
  readonly searchRuleCreate: {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "ProductNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "SearchRuleCreatePayload";
    readonly __typename: "SearchRuleCreatePayload";
  } | {
    readonly __typename: "SearchRuleExistsError";
    readonly message: string;
  } | {
    readonly __typename: "TooManySearchRulesError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateSearchRuleMutation = {
  response: useCreateSearchRuleMutation$data;
  variables: useCreateSearchRuleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
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
    "name": "searchRuleCreate",
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
          (v1/*:: as any*/),
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "ProductNotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "SearchRuleExistsError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "TooManySearchRulesError",
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
    "name": "useCreateSearchRuleMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateSearchRuleMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "179712951364c7e8a274973bb4f3dbae13c27b551af378ea4eb117204207e146",
    "metadata": {},
    "name": "useCreateSearchRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c19ee258ce8033ffd13e712bf8ab38e5";

export default node;
