/**
 * @generated SignedSource<<0840205291189a9b95fbc99433f54f73>>
 * @relayHash 72d1d7f32cb7601cd3dee38a7fb42339
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c30fc715b90f5e4ef479f52165b42decea53fbe0538c3ed03f12a9cf3369a33

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "9c30fc715b90f5e4ef479f52165b42decea53fbe0538c3ed03f12a9cf3369a33",
    "metadata": {},
    "name": "RedirectIfSignedInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83004c9304510a195edb341db4169bb1";

export default node;
