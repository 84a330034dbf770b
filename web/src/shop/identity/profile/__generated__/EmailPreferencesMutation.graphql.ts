/**
 * @generated SignedSource<<ea7fdcfd382178a63d6e0daaf0d540e1>>
 * @relayHash 8eddb74ee57f637b2a014ce08b32e67d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60c60e2f183d9bd940705485907c96a6f19ef2779938768747efbb3b18b4cec6

import type { ConcreteRequest } from 'relay-runtime';
export type EmailPreferencesUpdateInput = {
  backInStock?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
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
        readonly lowStock: boolean;
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
        readonly lowStock: boolean;
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lowStock",
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
    "id": "60c60e2f183d9bd940705485907c96a6f19ef2779938768747efbb3b18b4cec6",
    "metadata": {},
    "name": "EmailPreferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "716a5f5a4fc6d06d4602ae365de3cf9d";

export default node;
