/**
 * @generated SignedSource<<dfef36be4790725037683c93beea62f1>>
 * @relayHash c0b3fb985d5ed50eff2722316a000955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 634f3ae98a60c4d04639bb2133b988f87361db2d062f5dd29319db3de3a2ad31

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
export type RoleGuardQuery$variables = Record<PropertyKey, never>;
export type RoleGuardQuery$data = {
  readonly viewer: {
    readonly role: Role;
    readonly twoFactor: {
      readonly enabledAt: string | null | undefined;
      readonly isRequired: boolean;
    };
  } | null | undefined;
};
export type RoleGuardQuery = {
  response: RoleGuardQuery$data;
  variables: RoleGuardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
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
      "name": "isRequired",
      "storageKey": null
    },
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
    "name": "RoleGuardQuery",
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
    "name": "RoleGuardQuery",
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
    "id": "634f3ae98a60c4d04639bb2133b988f87361db2d062f5dd29319db3de3a2ad31",
    "metadata": {},
    "name": "RoleGuardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f82e41d0f08390f4397ce1214af3ae9";

export default node;
