/**
 * @generated SignedSource<<cb8ada0a990d465accf98fcd24721742>>
 * @relayHash b81f4fa9488eb5271f8a20285101bb76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86bb2a5512dc2f521ce2621384138732cea326b9fdcd43dae9b2390639a3efa2

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookEndpointDeleteInput = {
  endpointId: string;
};
export type useDeleteWebhookMutation$variables = {
  input: WebhookEndpointDeleteInput;
};
export type useDeleteWebhookMutation$data = {
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
export type useDeleteWebhookMutation = {
  response: useDeleteWebhookMutation$data;
  variables: useDeleteWebhookMutation$variables;
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
    "name": "useDeleteWebhookMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteWebhookMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "86bb2a5512dc2f521ce2621384138732cea326b9fdcd43dae9b2390639a3efa2",
    "metadata": {},
    "name": "useDeleteWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d9e9e8b0976fdd3fcd599a456116bd5";

export default node;
