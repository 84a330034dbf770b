/**
 * @generated SignedSource<<b349d954c0f23979252869f248ec207e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeleteInput = {
  endpointId: string;
};
export type useDeleteWebhookMutation$variables = {
  input: WebhookDeleteInput;
};
export type useDeleteWebhookMutation$data = {
  readonly webhookDelete: {
    readonly __typename: "WebhookDeletePayload";
    readonly __typename: "WebhookDeletePayload";
  } | {
    readonly __typename: "WebhookGoneError";
    readonly __typename: "WebhookGoneError";
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
    "name": "webhookDelete",
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
    "cacheID": "b939bf61c05e50f6802f4ddcdc812157",
    "id": null,
    "metadata": {},
    "name": "useDeleteWebhookMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteWebhookMutation(\n  $input: WebhookDeleteInput!\n) {\n  webhookDelete(input: $input) {\n    __typename\n    ... on WebhookDeletePayload {\n      __typename\n    }\n    ... on WebhookGoneError {\n      __typename\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e0bcf065f08c73d2da431c179680cd2";

export default node;
