/**
 * @generated SignedSource<<1d8c19c49f50ca4a6488bf50f60f6917>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
    "cacheID": "016426f460c52bf2252773b4af5301f2",
    "id": null,
    "metadata": {},
    "name": "confirmEmailMutation",
    "operationKind": "mutation",
    "text": "mutation confirmEmailMutation(\n  $input: EmailVerifyInput!\n) {\n  emailVerify(input: $input) {\n    __typename\n    ... on EmailVerifyPayload {\n      email\n      viewer {\n        id\n        email\n        isEmailVerified\n        pendingEmail\n      }\n    }\n    ... on EmailVerificationExpiredError {\n      __typename\n    }\n    ... on EmailTakenError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "50cf48209eda38c74d813a19216eaeea";

export default node;
