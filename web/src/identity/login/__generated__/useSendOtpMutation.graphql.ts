/**
 * @generated SignedSource<<126d6f9faad47db5ea2ab6308a78bc23>>
 * @relayHash 59246e521fa7f4cac3e12ccf7678168a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 401151e1f90873a4924b2e5dbb96ce356abfb85ac12131c33f4d05ec0472b555

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeProvider = "HCAPTCHA" | "PROOF_OF_WORK" | "TURNSTILE" | "%future added value";
export type PasswordResetRequestInput = {
  challengeAnswer?: ChallengeAnswerInput | null | undefined;
  email: string;
};
export type ChallengeAnswerInput = {
  provider: ChallengeProvider;
  response: string;
};
export type useSendOtpMutation$variables = {
  input: PasswordResetRequestInput;
};
export type useSendOtpMutation$data = {
  readonly passwordResetRequest: {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "PasswordResetRequestPayload";
    readonly email: string;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendOtpMutation = {
  response: useSendOtpMutation$data;
  variables: useSendOtpMutation$variables;
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
  "name": "message",
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
    "name": "passwordResetRequest",
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
            "name": "email",
            "storageKey": null
          }
        ],
        "type": "PasswordResetRequestPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "TooManyAttemptsError",
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
    "name": "useSendOtpMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendOtpMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "401151e1f90873a4924b2e5dbb96ce356abfb85ac12131c33f4d05ec0472b555",
    "metadata": {},
    "name": "useSendOtpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8d7271289f20b1f3625656e17a24ad2";

export default node;
