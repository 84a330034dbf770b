/**
 * @generated SignedSource<<4deffbb2d7b4d68f18a244426bf414bc>>
 * @relayHash 9013c2d11879144c8b9dda01b4a23093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f9723916a3ac8115e18b196a18dfc5e1154f054c259e4b5b6f3c5d428cc32d2

import type { ConcreteRequest } from 'relay-runtime';
export type myProductsQuery$variables = Record<PropertyKey, never>;
export type myProductsQuery$data = {
  readonly viewer: {
    readonly favouriteProductIds: ReadonlyArray<string>;
    readonly stockNotificationProductIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type myProductsQuery = {
  response: myProductsQuery$data;
  variables: myProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "favouriteProductIds",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stockNotificationProductIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "myProductsQuery",
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
    "name": "myProductsQuery",
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
    "id": "7f9723916a3ac8115e18b196a18dfc5e1154f054c259e4b5b6f3c5d428cc32d2",
    "metadata": {},
    "name": "myProductsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "918417cbc7520b60697eb007b0f52ad7";

export default node;
