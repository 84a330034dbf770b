/**
 * @generated SignedSource<<4b1bebaf522573b8a5cc9cf68987e480>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LeaveIfSignedInQuery$variables = Record<PropertyKey, never>;
export type LeaveIfSignedInQuery$data = {
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
};
export type LeaveIfSignedInQuery = {
  response: LeaveIfSignedInQuery$data;
  variables: LeaveIfSignedInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LeaveIfSignedInQuery",
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
    "name": "LeaveIfSignedInQuery",
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
    "cacheID": "722a1360787708349102b5723af0a2d4",
    "id": null,
    "metadata": {},
    "name": "LeaveIfSignedInQuery",
    "operationKind": "query",
    "text": "query LeaveIfSignedInQuery {\n  viewer {\n    __typename\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d40b8d746ac7c9c3122129308fb6b0ee";

export default node;
