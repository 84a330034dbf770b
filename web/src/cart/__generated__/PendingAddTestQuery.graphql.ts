/**
 * @generated SignedSource<<b9f692edffe451bbe0db533e4585f305>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
            "name": "stock",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CartLine",
            "kind": "LinkedField",
            "name": "myCartLine",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxQuantity",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "product(id:\"prod_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "bc5b069a8d946afcaf78fd882a6d96e4",
    "id": null,
    "metadata": {},
    "name": "PendingAddTestQuery",
    "operationKind": "query",
    "text": "query PendingAddTestQuery {\n  viewer {\n    id\n  }\n  product(id: \"prod_1\") {\n    ...AddToCartButton_product\n    id\n  }\n}\n\nfragment AddToCartButton_product on Product {\n  name\n  isSoldOut\n  ...useCartQuantity_product\n}\n\nfragment useCartQuantity_product on Product {\n  id\n  name\n  stock\n  myCartLine {\n    id\n    quantity\n    maxQuantity\n  }\n}\n"
  }
};
})();

(node as any).hash = "791b278526f198af446c29b2721212d3";

export default node;
