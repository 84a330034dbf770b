/**
 * @generated SignedSource<<91d922b049d18bed4e797214bb5ffddf>>
 * @relayHash 1313b6f4c7b7ae15d6e4ec5da1b1332c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 227f671c93991ea4d1123f0faee5c9ed64c396005f271102b33ece902ff86aeb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookEndpointDeleteInput = {
  endpointId: string;
};
export type WebhookActionsDeleteMutation$variables = {
  input: WebhookEndpointDeleteInput;
};
export type WebhookActionsDeleteMutation$data = {
  readonly webhookEndpointDelete: {
    readonly __typename: "WebhookEndpointDeletePayload";
    readonly WebhookEndpointNotFoundError: {
      readonly __typename: string;
    } | null | undefined;
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
  };
};
export type WebhookActionsDeleteMutation = {
  response: WebhookActionsDeleteMutation$data;
  variables: WebhookActionsDeleteMutation$variables;
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
v3 = [
  (v2/*:: as any*/)
],
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
    "name": "WebhookActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "webhookEndpointDelete",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "WebhookEndpointDeletePayload",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v3/*:: as any*/),
              "type": "WebhookEndpointNotFoundError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "WebhookEndpointNotFoundError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "actionCallbacks_error",
                  "selections": [
                    (v2/*:: as any*/),
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
    "name": "WebhookActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "webhookEndpointDelete",
        "plural": false,
        "selections": [
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
    "id": "227f671c93991ea4d1123f0faee5c9ed64c396005f271102b33ece902ff86aeb",
    "metadata": {},
    "name": "WebhookActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2939c21a819dd5add931612010eeb79f";

export default node;
