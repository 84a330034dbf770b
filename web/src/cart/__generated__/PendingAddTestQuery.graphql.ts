/**
 * @generated SignedSource<<94b9b937b1921bc7e3c8ff001e10e21d>>
 * @relayHash 239c7def009a2b3a02c26c79762e0a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e091db35edaa4f8b049a4955951c00432d06ec28e32d7a310542609b59f60628

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingAddTestQuery$variables = Record<PropertyKey, never>;
export type PendingAddTestQuery$data = {
  readonly product: {
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type PendingAddTestQuery = {
  response: PendingAddTestQuery$data;
  variables: PendingAddTestQuery$variables;
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
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "prod_1"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PendingAddTestQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddToCartButton_product"
          }
        ],
        "storageKey": "product(id:\"prod_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PendingAddTestQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSoldOut",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxQuantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxPerOrder",
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "draftQuantity",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": "product(id:\"prod_1\")"
      }
    ]
  },
  "params": {
    "id": "e091db35edaa4f8b049a4955951c00432d06ec28e32d7a310542609b59f60628",
    "metadata": {},
    "name": "PendingAddTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "791b278526f198af446c29b2721212d3";

export default node;
