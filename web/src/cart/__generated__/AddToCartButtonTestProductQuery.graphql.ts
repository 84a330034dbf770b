/**
 * @generated SignedSource<<715b1a40c7d941caf82b8b59ed15c4dd>>
 * @relayHash d702da59e599af3f700c412b38a341a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0465740a1d359a4fb6d0949d75b11a0e2060a7f837bb597829f4d13dc99978cc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCartButtonTestProductQuery$variables = Record<PropertyKey, never>;
export type AddToCartButtonTestProductQuery$data = {
  readonly product: {
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
  } | null | undefined;
};
export type AddToCartButtonTestProductQuery = {
  response: AddToCartButtonTestProductQuery$data;
  variables: AddToCartButtonTestProductQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "AddToCartButtonTestProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
    "name": "AddToCartButtonTestProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
    "id": "0465740a1d359a4fb6d0949d75b11a0e2060a7f837bb597829f4d13dc99978cc",
    "metadata": {},
    "name": "AddToCartButtonTestProductQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca99383dbb1c9be881544b2e0270956e";

export default node;
