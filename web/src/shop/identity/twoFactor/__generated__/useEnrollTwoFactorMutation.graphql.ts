/**
 * @generated SignedSource<<4d4b5cfc7a01c672995fc550c11dfac6>>
 * @relayHash 4debcfdf704dd610d108b4e51e1bfc02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5468b6ea36c07706402ace54315a9b030295ed77254f3237633dc234e63265

import type { ConcreteRequest } from 'relay-runtime';
export type useEnrollTwoFactorMutation$variables = Record<PropertyKey, never>;
export type useEnrollTwoFactorMutation$data = {
  readonly twoFactorEnroll: {
    readonly __typename: "TwoFactorEnrollPayload";
    readonly secret: string;
    readonly uri: string;
  } | {
    readonly __typename: "TwoFactorStateError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEnrollTwoFactorMutation = {
  response: useEnrollTwoFactorMutation$data;
  variables: useEnrollTwoFactorMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "twoFactorEnroll",
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
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
            "storageKey": null
          }
        ],
        "type": "TwoFactorEnrollPayload",
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
        "type": "TwoFactorStateError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEnrollTwoFactorMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEnrollTwoFactorMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2c5468b6ea36c07706402ace54315a9b030295ed77254f3237633dc234e63265",
    "metadata": {},
    "name": "useEnrollTwoFactorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ff259e8d9e130e9e4ae39edfdab1144";

export default node;
