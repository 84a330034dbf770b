/**
 * @generated SignedSource<<865e138d231c13dc52fee692ffa76854>>
 * @relayHash 8d1b8b763d4cd855ae6d22b0f69e7c43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 121081e9f10aa9caa7c92560d2fe0d69e2ac867c1b4e21cfeca0d7d423aff25e

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeProvider = "HCAPTCHA" | "PROOF_OF_WORK" | "TURNSTILE" | "%future added value";
export type PasswordResetVerifyInput = {
  challengeAnswer?: ChallengeAnswerInput | null | undefined;
  code: string;
  email: string;
  requestToken?: string | null | undefined;
};
export type ChallengeAnswerInput = {
  provider: ChallengeProvider;
  response: string;
};
export type useVerifyOtpMutation$variables = {
  input: PasswordResetVerifyInput;
};
export type useVerifyOtpMutation$data = {
  readonly passwordResetVerify: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "PasswordResetVerifyPayload";
    readonly expiresAt: string;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly message: string;
  } | {
    readonly __typename: "WrongCodeError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useVerifyOtpMutation = {
  response: useVerifyOtpMutation$data;
  variables: useVerifyOtpMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
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
    "name": "passwordResetVerify",
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
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "type": "PasswordResetVerifyPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "WrongCodeError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "useVerifyOtpMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerifyOtpMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "121081e9f10aa9caa7c92560d2fe0d69e2ac867c1b4e21cfeca0d7d423aff25e",
    "metadata": {},
    "name": "useVerifyOtpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e79933537534cbbb9ed2ad16309da31";

export default node;
