/**
 * @generated SignedSource<<a1a28e2bb175fd4443de7851f058a7db>>
 * @relayHash 31c15dae269cd834d9a60ce7877043fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 357a41bf6cc1409163c6aaafdb839067495221f5465efe55322ee978b5ea0f22

import type { ConcreteRequest } from 'relay-runtime';
export type EmailVerifyInput = {
  token: string;
};
export type VerifyEmailPageMutation$variables = {
  input: EmailVerifyInput;
};
export type VerifyEmailPageMutation$data = {
  readonly emailVerify: {
    readonly __typename: "EmailTakenError";
    readonly message: string;
  } | {
    readonly __typename: "EmailVerificationExpiredError";
    readonly __typename: "EmailVerificationExpiredError";
  } | {
    readonly __typename: "EmailVerifyPayload";
    readonly email: string;
    readonly isPasswordResetRequired: boolean;
    readonly viewer: {
      readonly email: string;
      readonly id: string;
      readonly isEmailVerified: boolean;
      readonly pendingEmail: string | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: "LoginRequiredError";
    readonly __typename: "LoginRequiredError";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type VerifyEmailPageMutation = {
  response: VerifyEmailPageMutation$data;
  variables: VerifyEmailPageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = [
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
    "name": "emailVerify",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPasswordResetRequired",
            "storageKey": null
          },
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
              (v1/*:: as any*/),
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
        "type": "EmailVerifyPayload",
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
        "type": "EmailTakenError",
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
    "name": "VerifyEmailPageMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerifyEmailPageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "357a41bf6cc1409163c6aaafdb839067495221f5465efe55322ee978b5ea0f22",
    "metadata": {},
    "name": "VerifyEmailPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99c7fdd47dfd25446c42a659509c0aae";

export default node;
