/**
 * @generated SignedSource<<66f83fde0f00127a223295b55e4c87bc>>
 * @relayHash 75f7e8d096e83ce415f70542d8ba1773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07de4e81a0636f6c8a4abeeeb6fb74f7a9c79a064ecf03b6ca4b1941c701c574

import type { ConcreteRequest } from 'relay-runtime';
export type SessionReauthenticateInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type useReauthenticateMutation$variables = {
  input: SessionReauthenticateInput;
};
export type useReauthenticateMutation$data = {
  readonly sessionReauthenticate: {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "SessionReauthenticatePayload";
    readonly __typename: "SessionReauthenticatePayload";
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly message: string;
  } | {
    readonly __typename: "WrongPasswordError";
    readonly message: string;
  } | {
    readonly __typename: "WrongTwoFactorCodeError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReauthenticateMutation = {
  response: useReauthenticateMutation$data;
  variables: useReauthenticateMutation$variables;
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
    "name": "sessionReauthenticate",
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
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "WrongPasswordError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "WrongTwoFactorCodeError",
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
    "name": "useReauthenticateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReauthenticateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "07de4e81a0636f6c8a4abeeeb6fb74f7a9c79a064ecf03b6ca4b1941c701c574",
    "metadata": {},
    "name": "useReauthenticateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c85bd5740f88dcbd7c3667edf491fda3";

export default node;
