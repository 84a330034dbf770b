/**
 * @generated SignedSource<<904a61d97c73dfc3e31ada357824fce1>>
 * @relayHash d1b47ab2ff93167770e77d52c5d6d328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a85735aacd0b1a35ff6e2bff06e69d2f46ad8b5b740e59ef006699071a18bf44

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
    "id": "a85735aacd0b1a35ff6e2bff06e69d2f46ad8b5b740e59ef006699071a18bf44",
    "metadata": {},
    "name": "AddToCartButtonTestProductQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca99383dbb1c9be881544b2e0270956e";

export default node;
