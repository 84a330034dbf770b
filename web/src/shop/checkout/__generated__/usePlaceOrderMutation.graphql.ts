/**
 * @generated SignedSource<<6f939d2302e60490af879a58038b760c>>
 * @relayHash e65cb5afd04fb4d08abc4347b0306793
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 725f927714432408960b41867441752b6658ef23680c8845dc9b607556d0a5ae

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
export type PaymentRemedy = "CONFIRM_EMAIL" | "ORDER_LESS" | "PAY_ONLINE" | "%future added value";
export type OrderPlaceInput = {
  addressId: string;
  buyer?: BuyerInput | null | undefined;
  deliveryNote?: string | null | undefined;
  doNotRingBell?: boolean | null | undefined;
  expectedTotal: number;
  idempotencyKey: string;
  leaveAtGate?: boolean | null | undefined;
  paymentMethod?: PaymentMethod;
  seenLines?: ReadonlyArray<SeenLineInput> | null | undefined;
  storeCredit?: number | null | undefined;
  tip?: number | null | undefined;
};
export type BuyerInput = {
  gstin: string;
  name: string;
};
export type SeenLineInput = {
  productId: string;
  quantity: number;
};
export type usePlaceOrderMutation$variables = {
  input: OrderPlaceInput;
};
export type usePlaceOrderMutation$data = {
  readonly orderPlace: {
    readonly AddressNotFoundError: {
      readonly __typename: string;
    } | null | undefined;
    readonly CartChangedError: {
      readonly cart: {
        readonly " $fragmentSpreads": FragmentRefs<"CartChangedDialog_cart" | "CartContents_cart" | "cartLines_cart" | "cartTotals_cart" | "seenLines_readSeenLines">;
      };
      readonly message: string;
    } | null | undefined;
    readonly EmptyCartError: {
      readonly message: string;
    } | null | undefined;
    readonly InvalidInputError: {
      readonly issues: ReadonlyArray<{
        readonly message: string;
        readonly path: string;
      }>;
      readonly message: string;
    } | null | undefined;
    readonly MinimumOrderError: {
      readonly message: string;
    } | null | undefined;
    readonly PaymentUnavailableError: {
      readonly message: string;
      readonly remedies: ReadonlyArray<PaymentRemedy>;
    } | null | undefined;
    readonly PincodeNotServiceableError: {
      readonly __typename: string;
    } | null | undefined;
    readonly ShopClosedError: {
      readonly message: string;
    } | null | undefined;
    readonly TotalChangedError: {
      readonly cart: {
        readonly " $fragmentSpreads": FragmentRefs<"CartChangedDialog_cart" | "CartContents_cart" | "cartTotals_cart">;
      };
    } | null | undefined;
    readonly cart?: {
      readonly " $fragmentSpreads": FragmentRefs<"cartTotals_cart">;
    };
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
    readonly order?: {
      readonly id: string;
      readonly isOnHold: boolean;
      readonly payment: {
        readonly url: string | null | undefined;
      };
      readonly paymentMethod: PaymentMethod;
      readonly status: OrderStatus;
    };
    readonly viewer?: {
      readonly storeCredit: {
        readonly balance: number;
      };
    };
  };
};
export type usePlaceOrderMutation = {
  response: usePlaceOrderMutation$data;
  variables: usePlaceOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Order",
  "kind": "LinkedField",
  "name": "order",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "cartTotals_cart"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "InputIssue",
  "kind": "LinkedField",
  "name": "issues",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/)
],
v11 = [
  (v6/*:: as any*/)
],
v12 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "EmptyCartError",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remedies",
      "storageKey": null
    }
  ],
  "type": "PaymentUnavailableError",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "ShopClosedError",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "MinimumOrderError",
  "abstractKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "StoreCreditAccount",
  "kind": "LinkedField",
  "name": "storeCredit",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CartContents_cart"
},
v18 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CartChangedDialog_cart"
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v22 = {
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
v23 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/)
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mrpTotal",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Bill",
  "kind": "LinkedField",
  "name": "bill",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grandTotal",
      "storageKey": null
    },
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemsTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handlingFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOrderable",
  "storageKey": null
},
v28 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "threshold",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "remaining",
    "storageKey": null
  }
],
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "MinimumOrder",
  "kind": "LinkedField",
  "name": "minimumOrder",
  "plural": false,
  "selections": (v28/*:: as any*/),
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "FreeDelivery",
  "kind": "LinkedField",
  "name": "freeDelivery",
  "plural": false,
  "selections": (v28/*:: as any*/),
  "storageKey": null
},
v31 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxQuantity",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": (v31/*:: as any*/),
  "concreteType": "CartLineConnection",
  "kind": "LinkedField",
  "name": "lines",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLineEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CartLine",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v19/*:: as any*/),
            (v32/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priceChange",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            (v25/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v20/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unit",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 1
                    }
                  ],
                  "concreteType": "Picture",
                  "kind": "LinkedField",
                  "name": "pictures",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "width",
                          "value": 384
                        }
                      ],
                      "kind": "ScalarField",
                      "name": "url",
                      "storageKey": "url(width:384)"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "srcSet",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "dominantColor",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "alt",
                      "storageKey": null
                    },
                    (v2/*:: as any*/)
                  ],
                  "storageKey": "pictures(first:1)"
                },
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": null
                },
                (v32/*:: as any*/),
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
              "storageKey": null
            },
            (v9/*:: as any*/)
          ],
          "storageKey": null
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    },
    (v22/*:: as any*/)
  ],
  "storageKey": "lines(first:100)"
},
v34 = {
  "alias": null,
  "args": (v31/*:: as any*/),
  "filters": null,
  "handle": "connection",
  "key": "Cart_lines",
  "kind": "LinkedHandle",
  "name": "lines"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "orderPlace",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "OrderPlacePayload",
            "abstractKey": null
          },
          {
            "fragment": (v8/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "InvalidInputError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v10/*:: as any*/),
              "type": "AddressNotFoundError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "AddressNotFoundError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v10/*:: as any*/),
              "type": "PincodeNotServiceableError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "PincodeNotServiceableError"
          },
          {
            "fragment": (v12/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "EmptyCartError"
          },
          {
            "fragment": (v13/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "PaymentUnavailableError"
          },
          {
            "fragment": (v14/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "ShopClosedError"
          },
          {
            "fragment": (v15/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "MinimumOrderError"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "StoreCreditChangedError",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Cart",
                  "kind": "LinkedField",
                  "name": "cart",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v17/*:: as any*/),
                    (v18/*:: as any*/),
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "seenLines_readSeenLines",
                      "selections": [
                        {
                          "alias": "lines",
                          "args": null,
                          "concreteType": "CartLineConnection",
                          "kind": "LinkedField",
                          "name": "__Cart_lines_connection",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "CartLineEdge",
                              "kind": "LinkedField",
                              "name": "edges",
                              "plural": true,
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "CartLine",
                                  "kind": "LinkedField",
                                  "name": "node",
                                  "plural": false,
                                  "selections": [
                                    (v19/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": "Product",
                                      "kind": "LinkedField",
                                      "name": "product",
                                      "plural": false,
                                      "selections": [
                                        (v2/*:: as any*/),
                                        (v20/*:: as any*/)
                                      ],
                                      "storageKey": null
                                    },
                                    (v9/*:: as any*/)
                                  ],
                                  "storageKey": null
                                },
                                (v21/*:: as any*/)
                              ],
                              "storageKey": null
                            },
                            (v22/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "cartLines_cart"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "CartChangedError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "CartChangedError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Cart",
                  "kind": "LinkedField",
                  "name": "cart",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v17/*:: as any*/),
                    (v18/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "TotalChangedError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "TotalChangedError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "actionCallbacks_error",
                  "selections": [
                    (v9/*:: as any*/),
                    (v6/*:: as any*/),
                    (v23/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "orderPlace",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "OrderPlacePayload",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "StoreCreditChangedError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v31/*:: as any*/),
                    "filters": null,
                    "handle": "connection",
                    "key": "cartLines_lines",
                    "kind": "LinkedHandle",
                    "name": "lines"
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CartChangedError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "TotalChangedError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v23/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "725f927714432408960b41867441752b6658ef23680c8845dc9b607556d0a5ae",
    "metadata": {},
    "name": "usePlaceOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75a5beae7149950d0f799e99706976ad";

export default node;
