/**
 * @generated SignedSource<<27085656c2b62d26ff0a36c84490d9e2>>
 * @relayHash f089cfded2e27ee07408343994f2ee34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 600382f5e20fc3fe305cb5338a0685587c1bdfa6c53db0a848e34fa89ba3caa2

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "PICKER" | "RIDER" | "USER" | "%future added value";
export type RoleGuardQuery$variables = Record<PropertyKey, never>;
export type RoleGuardQuery$data = {
  readonly viewer: {
    readonly role: Role;
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
          (v0/*:: as any*/)
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
    "id": "600382f5e20fc3fe305cb5338a0685587c1bdfa6c53db0a848e34fa89ba3caa2",
    "metadata": {},
    "name": "RoleGuardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a593f8c472a770eb562ece3c110b14c5";

export default node;
