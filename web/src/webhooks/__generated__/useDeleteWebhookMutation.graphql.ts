/**
 * @generated SignedSource<<226d148eab10130b25abdc8865071a70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
    "cacheID": "b81f4fa9488eb5271f8a20285101bb76",
    "id": null,
    "metadata": {},
    "name": "useDeleteWebhookMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteWebhookMutation(\n  $input: WebhookEndpointDeleteInput!\n) {\n  webhookEndpointDelete(input: $input) {\n    __typename\n    ... on WebhookEndpointDeletePayload {\n      __typename\n    }\n    ... on WebhookEndpointNotFoundError {\n      __typename\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8d9e9e8b0976fdd3fcd599a456116bd5";

export default node;
