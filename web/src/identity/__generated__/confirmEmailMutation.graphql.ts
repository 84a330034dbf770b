/**
 * @generated SignedSource<<55f9f7b2a26f0cd7c00dfc647e4ba5de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EmailConfirmInput = {
  token: string;
};
export type confirmEmailMutation$variables = {
  input: EmailConfirmInput;
};
export type confirmEmailMutation$data = {
  readonly emailConfirm: {
    readonly __typename: "ConfirmationExpiredError";
    readonly __typename: "ConfirmationExpiredError";
  } | {
    readonly __typename: "EmailConfirmPayload";
    readonly email: string;
    readonly viewer: {
      readonly email: string;
      readonly id: string;
      readonly isEmailVerified: boolean;
      readonly pendingEmail: string | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: "EmailTakenError";
    readonly message: string;
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
    "name": "emailConfirm",
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
        "type": "EmailConfirmPayload",
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
    "cacheID": "a49ebcd2c2888e12445f9f36487acdcf",
    "id": null,
    "metadata": {},
    "name": "confirmEmailMutation",
    "operationKind": "mutation",
    "text": "mutation confirmEmailMutation(\n  $input: EmailConfirmInput!\n) {\n  emailConfirm(input: $input) {\n    __typename\n    ... on EmailConfirmPayload {\n      email\n      viewer {\n        id\n        email\n        isEmailVerified\n        pendingEmail\n      }\n    }\n    ... on ConfirmationExpiredError {\n      __typename\n    }\n    ... on EmailTakenError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e839640963a116a68a7fc6006b28dc24";

export default node;
