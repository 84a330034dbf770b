/**
 * @generated SignedSource<<1df7fb86b258091819fbb29b22250a52>>
 * @relayHash d0d47339459860f6de3b602c8cc797b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9545affda3e6af30b50fe54a5133312d9735b947193f5d663a598a15d18b0cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type marksTestQuery$variables = Record<PropertyKey, never>;
export type marksTestQuery$data = {
  readonly product: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_product" | "NotifyMe_product">;
  } | null | undefined;
  readonly viewer: {
    readonly name: string;
  } | null | undefined;
};
export type marksTestQuery = {
  response: marksTestQuery$data;
  variables: marksTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "prod_1"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "marksTestQuery",
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
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FavouriteButton_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotifyMe_product"
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
    "name": "marksTestQuery",
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unit",
            "storageKey": null
          }
        ],
        "storageKey": "product(id:\"prod_1\")"
      }
    ]
  },
  "params": {
    "id": "e9545affda3e6af30b50fe54a5133312d9735b947193f5d663a598a15d18b0cb",
    "metadata": {},
    "name": "marksTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a44c97cfd2b8ea97e8366812607734cc";

export default node;
