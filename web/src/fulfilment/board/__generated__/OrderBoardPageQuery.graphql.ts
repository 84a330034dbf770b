/**
 * @generated SignedSource<<d65d555d2e025cceb82a0fa1c8525890>>
 * @relayHash 3697daf0cc4760f01bc650571a4c468a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c5488db41e47a8acd9c00b75f6e7eb3713e488698c7fc0f46c4ed4457c2a908

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type OrderBoardPageQuery$variables = {
  isBoard: boolean;
  isList: boolean;
  isOnHold: boolean;
  search?: string | null | undefined;
  statuses?: ReadonlyArray<OrderStatus> | null | undefined;
};
export type OrderBoardPageQuery$data = {
  readonly board?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderBoard_query">;
  } | null | undefined;
  readonly held?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrdersOnHold_query">;
  } | null | undefined;
  readonly list?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderList_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BoardFilters_query">;
};
export type OrderBoardPageQuery = {
  response: OrderBoardPageQuery$data;
  variables: OrderBoardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBoard"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isList"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOnHold"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statuses"
},
v5 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v6 = [
  (v5/*:: as any*/)
],
v7 = [
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "statuses",
    "variableName": "statuses"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOnHold",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "estimatedDeliveryAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethod",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cashToCollect",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Payment",
  "kind": "LinkedField",
  "name": "payment",
  "plural": false,
  "selections": [
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Bill",
  "kind": "LinkedField",
  "name": "bill",
  "plural": false,
  "selections": [
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
      "name": "grandTotal",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderAddress",
  "kind": "LinkedField",
  "name": "address",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pincode",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v22 = [
  {
    "fields": (v7/*:: as any*/),
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderBoardPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BoardFilters_query"
      },
      {
        "condition": "isBoard",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v6/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "OrderBoard_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "board"
          }
        ]
      },
      {
        "condition": "isOnHold",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v6/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "OrdersOnHold_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "held"
          }
        ]
      },
      {
        "condition": "isList",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v7/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "OrderList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "list"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderBoardPageQuery",
    "selections": [
      {
        "alias": "onHold",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "isOnHold": true
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 0
          }
        ],
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "adminOrders",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "adminOrders(filter:{\"isOnHold\":true},first:0)"
      },
      {
        "condition": "isBoard",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "open",
            "args": [
              {
                "fields": [
                  (v5/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "statuses",
                    "value": [
                      "PLACED",
                      "CONFIRMED",
                      "PICKING",
                      "PACKED",
                      "OUT_FOR_DELIVERY"
                    ]
                  }
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              (v10/*:: as any*/)
            ],
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "adminOrders",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "unpaid",
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "statuses": [
                    "PENDING_PAYMENT"
                  ]
                }
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "adminOrders",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": "adminOrders(filter:{\"statuses\":[\"PENDING_PAYMENT\"]},first:1)"
          }
        ]
      },
      {
        "condition": "isOnHold",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "held",
            "args": [
              {
                "fields": [
                  {
                    "kind": "Literal",
                    "name": "isOnHold",
                    "value": true
                  },
                  (v5/*:: as any*/)
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              (v10/*:: as any*/)
            ],
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "adminOrders",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v15/*:: as any*/),
                      (v14/*:: as any*/),
                      (v12/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isList",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "adminOrders",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v15/*:: as any*/),
                      (v14/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "kind": "ClientExtension",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__id",
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "filters": [
              "filter"
            ],
            "handle": "connection",
            "key": "OrderList_adminOrders",
            "kind": "LinkedHandle",
            "name": "adminOrders"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3c5488db41e47a8acd9c00b75f6e7eb3713e488698c7fc0f46c4ed4457c2a908",
    "metadata": {},
    "name": "OrderBoardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4c34d6f3498f4bd2b9e66b1585022f5";

export default node;
