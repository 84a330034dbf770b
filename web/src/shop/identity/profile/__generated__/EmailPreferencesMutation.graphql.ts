/**
 * @generated SignedSource<<7cc76596cd8394bd7ce26fe4ef340a9d>>
 * @relayHash a09fc7e8772f11221f7ae7b97a8ce0df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5879f89bd5f51567af3b06347f9610e6d30b7f2de13e21233349b8a12de40208

import type { ConcreteRequest } from 'relay-runtime';
export type EmailPreferencesUpdateInput = {
  backInStock?: boolean | null | undefined;
  orderUpdates?: boolean | null | undefined;
};
export type EmailPreferencesMutation$variables = {
  input: EmailPreferencesUpdateInput;
};
export type EmailPreferencesMutation$data = {
  readonly emailPreferencesUpdate: {
    readonly viewer: {
      readonly emailPreferences: {
        readonly backInStock: boolean;
        readonly orderUpdates: boolean;
      };
      readonly id: string;
    };
  };
};
export type EmailPreferencesMutation$rawResponse = {
  readonly emailPreferencesUpdate: {
    readonly viewer: {
      readonly emailPreferences: {
        readonly backInStock: boolean;
        readonly orderUpdates: boolean;
      };
      readonly id: string;
    };
  };
};
export type EmailPreferencesMutation = {
  rawResponse: EmailPreferencesMutation$rawResponse;
  response: EmailPreferencesMutation$data;
  variables: EmailPreferencesMutation$variables;
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
    "concreteType": "EmailPreferencesUpdatePayload",
    "kind": "LinkedField",
    "name": "emailPreferencesUpdate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailPreferences",
            "kind": "LinkedField",
            "name": "emailPreferences",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderUpdates",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "backInStock",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "EmailPreferencesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailPreferencesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5879f89bd5f51567af3b06347f9610e6d30b7f2de13e21233349b8a12de40208",
    "metadata": {},
    "name": "EmailPreferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04f2a51fa051fb502420945e1e90aa7c";

export default node;
