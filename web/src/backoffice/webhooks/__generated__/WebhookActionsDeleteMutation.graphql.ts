/**
 * @generated SignedSource<<cb52157cf36a51714109056f2924c73b>>
 * @relayHash 61c941a8d34e8a1ddb23a5890a6418cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 038a3b69967ac203f8eb5c00c40a8bbe31f77f989a90f8c50b7656a908a0b589

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookEndpointDeleteInput = {
  endpointId: string;
};
export type WebhookActionsDeleteMutation$variables = {
  input: WebhookEndpointDeleteInput;
};
export type WebhookActionsDeleteMutation$data = {
  readonly webhookEndpointDelete: {
    readonly __typename: "WebhookEndpointDeletePayload";
    readonly __typename: "WebhookEndpointDeletePayload";
  } | {
    readonly __typename: "WebhookEndpointNotFoundError";
    readonly __typename: "WebhookEndpointNotFoundError";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
    "name": "webhookEndpointDelete",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "WebhookActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhookActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "038a3b69967ac203f8eb5c00c40a8bbe31f77f989a90f8c50b7656a908a0b589",
    "metadata": {},
    "name": "WebhookActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ba09a55cfc3b35a56cf8fcca9f1a5a5";

export default node;
