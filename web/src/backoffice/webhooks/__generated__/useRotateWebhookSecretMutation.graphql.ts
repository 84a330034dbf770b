/**
 * @generated SignedSource<<d48f5310578c6a66bae776f3b8e39e5c>>
 * @relayHash f1a07c239932d23d84824cc609017b2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eef23404ae8fef266d9f3dbd7ee035a24411399d1b85877468cdb45d3d52b986

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookEndpointRotateSecretInput = {
  endpointId: string;
};
export type useRotateWebhookSecretMutation$variables = {
  input: WebhookEndpointRotateSecretInput;
};
export type useRotateWebhookSecretMutation$data = {
  readonly webhookEndpointRotateSecret: {
    readonly __typename: "WebhookEndpointNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "WebhookEndpointRotateSecretPayload";
    readonly secret: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRotateWebhookSecretMutation = {
  response: useRotateWebhookSecretMutation$data;
  variables: useRotateWebhookSecretMutation$variables;
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
    "name": "webhookEndpointRotateSecret",
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
            "name": "secret",
            "storageKey": null
          }
        ],
        "type": "WebhookEndpointRotateSecretPayload",
        "abstractKey": null
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
        "type": "WebhookEndpointNotFoundError",
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
    "name": "useRotateWebhookSecretMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRotateWebhookSecretMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eef23404ae8fef266d9f3dbd7ee035a24411399d1b85877468cdb45d3d52b986",
    "metadata": {},
    "name": "useRotateWebhookSecretMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "122f548c70d52632f267b9865fd8f540";

export default node;
