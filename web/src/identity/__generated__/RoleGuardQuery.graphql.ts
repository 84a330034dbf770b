/**
 * @generated SignedSource<<cae9ba44bb3e23ebe637dbfd38cf7188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
    "cacheID": "f089cfded2e27ee07408343994f2ee34",
    "id": null,
    "metadata": {},
    "name": "RoleGuardQuery",
    "operationKind": "query",
    "text": "query RoleGuardQuery {\n  viewer {\n    role\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a593f8c472a770eb562ece3c110b14c5";

export default node;
