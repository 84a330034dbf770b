/**
 * @generated SignedSource<<aa85ec8cd6a6ff358da1e3c137e5bb9f>>
 * @relayHash dfe46b553edb7494c68d8881a14f1d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 585981a8e0cd67edc320cad68938fcc18e141b24b4a446c886c397b7e2036429

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSendConfirmationMailMutation$variables = Record<PropertyKey, never>;
export type useSendConfirmationMailMutation$data = {
  readonly emailVerificationRequest: {
    readonly __typename: "EmailVerificationRequestPayload";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailReminder_viewer" | "ProfilePendingEmail_viewer">;
    };
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendConfirmationMailMutation = {
  response: useSendConfirmationMailMutation$data;
  variables: useSendConfirmationMailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
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
  "type": "TooManyAttemptsError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendConfirmationMailMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "emailVerificationRequest",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "EmailReminder_viewer"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ProfilePendingEmail_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "EmailVerificationRequestPayload",
            "abstractKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendConfirmationMailMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "emailVerificationRequest",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
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
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isEmailVerified",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pendingEmail",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "EmailVerificationRequestPayload",
            "abstractKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "585981a8e0cd67edc320cad68938fcc18e141b24b4a446c886c397b7e2036429",
    "metadata": {},
    "name": "useSendConfirmationMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "667b30f4215d556c962d1c523caf8497";

export default node;
