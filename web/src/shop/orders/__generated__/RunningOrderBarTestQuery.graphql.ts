/**
 * @generated SignedSource<<7beeee7e0c8974c23ed649d8fe53db6a>>
 * @relayHash 67bc1c5e0656dc2889b21cd75a85a4bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e36698d88b952033e31e2c564931d9db9359508f136d09ef39f01c4e98d1e01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningOrderBarTestQuery$variables = Record<PropertyKey, never>;
export type RunningOrderBarTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"RunningOrderBar_viewer">;
  } | null | undefined;
};
export type RunningOrderBarTestQuery = {
  response: RunningOrderBarTestQuery$data;
  variables: RunningOrderBarTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RunningOrderBarTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RunningOrderBar_viewer"
          }
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
    "name": "RunningOrderBarTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 3
              }
            ],
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isOnHold",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "placedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "estimatedDeliveryAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "deliveredAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "orders(first:3)"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e36698d88b952033e31e2c564931d9db9359508f136d09ef39f01c4e98d1e01",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "User"
        },
        "viewer.id": (v1/*:: as any*/),
        "viewer.orders": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "OrderConnection"
        },
        "viewer.orders.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "OrderEdge"
        },
        "viewer.orders.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Order"
        },
        "viewer.orders.edges.node.deliveredAt": (v2/*:: as any*/),
        "viewer.orders.edges.node.estimatedDeliveryAt": (v2/*:: as any*/),
        "viewer.orders.edges.node.id": (v1/*:: as any*/),
        "viewer.orders.edges.node.isOnHold": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.orders.edges.node.placedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.orders.edges.node.status": {
          "enumValues": [
            "CANCELLED",
            "CONFIRMED",
            "DELIVERED",
            "DELIVERY_FAILED",
            "OUT_FOR_DELIVERY",
            "PACKED",
            "PAYMENT_FAILED",
            "PENDING_PAYMENT",
            "PICKING",
            "PLACED",
            "REFUNDED"
          ],
          "nullable": false,
          "plural": false,
          "type": "OrderStatus"
        }
      }
    },
    "name": "RunningOrderBarTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa2ca6840c1d6eafe43e18c4987a4cf5";

export default node;
