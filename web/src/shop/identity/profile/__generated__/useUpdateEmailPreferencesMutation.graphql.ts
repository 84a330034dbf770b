/**
 * @generated SignedSource<<65071c840a1d1a4095b3fc1c86d6834d>>
 * @relayHash b1be189cc51c51b0bbd6ad5317ed45a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4d0cdf5a2e22c46a1ab519ed2654b63ca7a5bdf72135fa5225121440dec2150

import type { ConcreteRequest } from 'relay-runtime';
export type EmailPreferencesUpdateInput = {
  backInStock?: boolean | null | undefined;
  orderUpdates?: boolean | null | undefined;
};
export type useUpdateEmailPreferencesMutation$variables = {
  input: EmailPreferencesUpdateInput;
};
export type useUpdateEmailPreferencesMutation$data = {
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
export type useUpdateEmailPreferencesMutation$rawResponse = {
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
export type useUpdateEmailPreferencesMutation = {
  rawResponse: useUpdateEmailPreferencesMutation$rawResponse;
  response: useUpdateEmailPreferencesMutation$data;
  variables: useUpdateEmailPreferencesMutation$variables;
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
    "name": "useUpdateEmailPreferencesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateEmailPreferencesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e4d0cdf5a2e22c46a1ab519ed2654b63ca7a5bdf72135fa5225121440dec2150",
    "metadata": {},
    "name": "useUpdateEmailPreferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20cc4bb461a436c770d22b6b597cfff1";

export default node;
