/**
 * @generated SignedSource<<6a9f7457bf1846d101b25a2f3ffaf13a>>
 * @relayHash 016426f460c52bf2252773b4af5301f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a67a1b6a5b40087a860281f17b79f73d0fae43a38b8025ea4bd8bfb698b2ffc7

import type { ConcreteRequest } from 'relay-runtime';
export type EmailVerifyInput = {
  token: string;
};
export type confirmEmailMutation$variables = {
  input: EmailVerifyInput;
};
export type confirmEmailMutation$data = {
  readonly emailVerify: {
    readonly __typename: "EmailTakenError";
    readonly message: string;
  } | {
    readonly __typename: "EmailVerificationExpiredError";
    readonly __typename: "EmailVerificationExpiredError";
  } | {
    readonly __typename: "EmailVerifyPayload";
    readonly email: string;
    readonly viewer: {
      readonly email: string;
      readonly id: string;
      readonly isEmailVerified: boolean;
      readonly pendingEmail: string | null | undefined;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type confirmEmailMutation = {
  response: confirmEmailMutation$data;
  variables: confirmEmailMutation$variables;
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
    "name": "confirmEmailMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmEmailMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a67a1b6a5b40087a860281f17b79f73d0fae43a38b8025ea4bd8bfb698b2ffc7",
    "metadata": {},
    "name": "confirmEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50cf48209eda38c74d813a19216eaeea";

export default node;
