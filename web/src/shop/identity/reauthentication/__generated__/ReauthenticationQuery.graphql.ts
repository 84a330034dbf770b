/**
 * @generated SignedSource<<82a77488bdda092e06b43a6cf430a8fc>>
 * @relayHash 4facd7635fe1ea1cd544c8345bcf5300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e61fba4306f5cd91a85850d4aad8ca076d26c379300359f08e2637864d9baa1

import type { ConcreteRequest } from 'relay-runtime';
export type ReauthenticationQuery$variables = Record<PropertyKey, never>;
export type ReauthenticationQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly twoFactor: {
      readonly enabledAt: string | null | undefined;
    };
  } | null | undefined;
};
export type ReauthenticationQuery = {
  response: ReauthenticationQuery$data;
  variables: ReauthenticationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "TwoFactor",
  "kind": "LinkedField",
  "name": "twoFactor",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enabledAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReauthenticationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReauthenticationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e61fba4306f5cd91a85850d4aad8ca076d26c379300359f08e2637864d9baa1",
    "metadata": {},
    "name": "ReauthenticationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae0a493b3d3efd098da15f042e1be4f6";

export default node;
