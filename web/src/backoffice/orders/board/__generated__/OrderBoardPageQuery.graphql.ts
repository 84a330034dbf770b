/**
 * @generated SignedSource<<cf63ffcf787bfa5efe34e939988c98fa>>
 * @relayHash 6007ab5a88839aac03787b515aae09e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cb16f592d844fb4b360ce670e99e4fab9f8f600f61d7406d0aa38152aa74f54

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type OrderBoardPageQuery$variables = {
  isBoard: boolean;
  isDisputed?: boolean | null | undefined;
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
  readonly " $fragmentSpreads": FragmentRefs<"BoardFilters_query" | "OrderQuestionDialogs_query">;
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
  "name": "isDisputed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isList"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOnHold"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statuses"
},
v6 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v7 = [
  (v6/*:: as any*/)
],
v8 = [
  {
    "kind": "Variable",
    "name": "isDisputed",
    "variableName": "isDisputed"
  },
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "statuses",
    "variableName": "statuses"
  }
],
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v15 = [
  (v14/*:: as any*/),
  (v13/*:: as any*/)
],
v16 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cashToCollect",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOnHold",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "estimatedDeliveryAt",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethod",
  "storageKey": null
},
v24 = [
  (v18/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Payment",
  "kind": "LinkedField",
  "name": "payment",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "DeliveryFailure",
  "kind": "LinkedField",
  "name": "deliveryFailure",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
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
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipientName",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pincode",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderAddress",
  "kind": "LinkedField",
  "name": "address",
  "plural": false,
  "selections": [
    (v28/*:: as any*/),
    (v29/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "Dispute",
  "kind": "LinkedField",
  "name": "disputes",
  "plural": true,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v32 = [
  {
    "fields": (v8/*:: as any*/),
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
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
        "args": null,
        "kind": "FragmentSpread",
        "name": "OrderQuestionDialogs_query"
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
                  "args": (v7/*:: as any*/),
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
                  "args": (v7/*:: as any*/),
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
                  "args": (v8/*:: as any*/),
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
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
          (v9/*:: as any*/)
        ],
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "adminOrders",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "adminOrders(filter:{\"isOnHold\":true},first:0)"
      },
      {
        "alias": "disputed",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "isDisputed": true
            }
          },
          (v9/*:: as any*/)
        ],
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "adminOrders",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "adminOrders(filter:{\"isDisputed\":true},first:0)"
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "ORDERS"
          }
        ],
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilters",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "query",
            "storageKey": null
          }
        ],
        "storageKey": "savedFilters(kind:\"ORDERS\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Actor",
        "kind": "LinkedField",
        "name": "riders",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v12/*:: as any*/)
        ],
        "storageKey": null
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
                  (v6/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "statuses",
                    "value": [
                      "PLACED",
                      "CONFIRMED",
                      "PICKING",
                      "PACKED",
                      "OUT_FOR_DELIVERY",
                      "DELIVERY_FAILED"
                    ]
                  }
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              (v16/*:: as any*/)
            ],
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "adminOrders",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
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
                      (v12/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Actor",
                        "kind": "LinkedField",
                        "name": "assignedRider",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/)
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
            "selections": (v11/*:: as any*/),
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
                  (v6/*:: as any*/)
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              (v16/*:: as any*/)
            ],
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "adminOrders",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
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
                      (v12/*:: as any*/),
                      (v21/*:: as any*/),
                      (v19/*:: as any*/),
                      (v17/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v20/*:: as any*/),
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Actor",
                        "kind": "LinkedField",
                        "name": "assignedRider",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v30/*:: as any*/),
                      (v18/*:: as any*/),
                      (v31/*:: as any*/)
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
            "args": (v32/*:: as any*/),
            "concreteType": "OrderConnection",
            "kind": "LinkedField",
            "name": "adminOrders",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
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
                      (v12/*:: as any*/),
                      (v17/*:: as any*/),
                      (v21/*:: as any*/),
                      (v19/*:: as any*/),
                      (v23/*:: as any*/),
                      (v20/*:: as any*/),
                      (v25/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrderAddress",
                        "kind": "LinkedField",
                        "name": "address",
                        "plural": false,
                        "selections": [
                          (v28/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "city",
                            "storageKey": null
                          },
                          (v29/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v31/*:: as any*/),
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
            "args": (v32/*:: as any*/),
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
    "id": "6cb16f592d844fb4b360ce670e99e4fab9f8f600f61d7406d0aa38152aa74f54",
    "metadata": {},
    "name": "OrderBoardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7ead5c1d35dbbfb953af0c485e61f4bc";

export default node;
