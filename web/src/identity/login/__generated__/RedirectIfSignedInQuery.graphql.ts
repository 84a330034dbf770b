/**
 * @generated SignedSource<<0c77f712d8b3e37510b9032eed62ab4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RedirectIfSignedInQuery$variables = Record<PropertyKey, never>;
export type RedirectIfSignedInQuery$data = {
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
};
export type RedirectIfSignedInQuery = {
  response: RedirectIfSignedInQuery$data;
  variables: RedirectIfSignedInQuery$variables;
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
    "name": "RedirectIfSignedInQuery",
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
    "name": "RedirectIfSignedInQuery",
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
    "cacheID": "72d1d7f32cb7601cd3dee38a7fb42339",
    "id": null,
    "metadata": {},
    "name": "RedirectIfSignedInQuery",
    "operationKind": "query",
    "text": "query RedirectIfSignedInQuery {\n  viewer {\n    __typename\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "83004c9304510a195edb341db4169bb1";

export default node;
