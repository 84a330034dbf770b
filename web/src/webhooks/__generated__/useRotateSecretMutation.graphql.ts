/**
 * @generated SignedSource<<73bfe9dbf1c16a8b0758509729561e9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type WebhookRotateSecretInput = {
  endpointId: string;
};
export type useRotateSecretMutation$variables = {
  input: WebhookRotateSecretInput;
};
export type useRotateSecretMutation$data = {
  readonly webhookRotateSecret: {
    readonly __typename: "WebhookGoneError";
    readonly message: string;
  } | {
    readonly __typename: "WebhookRotateSecretPayload";
    readonly secret: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRotateSecretMutation = {
  response: useRotateSecretMutation$data;
  variables: useRotateSecretMutation$variables;
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
    "name": "webhookRotateSecret",
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
        "type": "WebhookRotateSecretPayload",
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
        "type": "WebhookGoneError",
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
    "name": "useRotateSecretMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRotateSecretMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a55528e7cab841e98187553fb389f518",
    "id": null,
    "metadata": {},
    "name": "useRotateSecretMutation",
    "operationKind": "mutation",
    "text": "mutation useRotateSecretMutation(\n  $input: WebhookRotateSecretInput!\n) {\n  webhookRotateSecret(input: $input) {\n    __typename\n    ... on WebhookRotateSecretPayload {\n      secret\n    }\n    ... on WebhookGoneError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b364beb4cbdc02bafc75b8442560a6c2";

export default node;
