/**
 * @generated SignedSource<<e6ab65634b2b908bb200de1a2db3e1d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type readMyCartQuery$variables = Record<PropertyKey, never>;
export type readMyCartQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly id: string;
    };
  } | null | undefined;
};
export type readMyCartQuery = {
  response: readMyCartQuery$data;
  variables: readMyCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Cart",
  "kind": "LinkedField",
  "name": "cart",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "readMyCartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    "name": "readMyCartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a82cf4957229a298131c5fcca9c26935",
    "id": null,
    "metadata": {},
    "name": "readMyCartQuery",
    "operationKind": "query",
    "text": "query readMyCartQuery {\n  viewer {\n    cart {\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "51476eb11026fc7cfd3d3d89d90bf78b";

export default node;
