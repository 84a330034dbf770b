/**
 * @generated SignedSource<<295853d0877554f6bdee7c3e3dd86b59>>
 * @relayHash 02cb613e99e4012f78a344e82a798a09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49691e371d650745c688e659c4f99957564fcb645b8438b36fa830b683fddf00

import type { ConcreteRequest } from 'relay-runtime';
export type OrderAgainRowTestQuery$variables = Record<PropertyKey, never>;
export type OrderAgainRowTestQuery$data = {
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
};
export type OrderAgainRowTestQuery = {
  response: OrderAgainRowTestQuery$data;
  variables: OrderAgainRowTestQuery$variables;
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
    "name": "OrderAgainRowTestQuery",
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
    "name": "OrderAgainRowTestQuery",
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
    "id": "49691e371d650745c688e659c4f99957564fcb645b8438b36fa830b683fddf00",
    "metadata": {},
    "name": "OrderAgainRowTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b99aa9bdf973ee8ba9d4995351571c7a";

export default node;
