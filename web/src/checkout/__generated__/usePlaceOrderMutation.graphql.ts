/**
 * @generated SignedSource<<3abf52fac83e5444d2e8f23797ae3904>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
export type OrderPlaceInput = {
  addressId: string;
  expectedTotal: number;
  idempotencyKey: string;
  paymentMethod?: PaymentMethod;
  seenLines?: ReadonlyArray<SeenLineInput> | null | undefined;
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
    readonly __typename: "AddressNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "CartChangedError";
    readonly cart: {
      readonly " $fragmentSpreads": FragmentRefs<"CartChangedDialog_cart" | "CheckoutIssues_cart" | "cartTotals_cart" | "readSeenLines_cart">;
    };
    readonly message: string;
  } | {
    readonly __typename: "EmptyCartError";
    readonly message: string;
  } | {
    readonly __typename: "IdempotencyKeyReusedError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "OrderPlacePayload";
    readonly cart: {
      readonly " $fragmentSpreads": FragmentRefs<"cartTotals_cart">;
    };
    readonly order: {
      readonly id: string;
      readonly payment: {
        readonly url: string | null | undefined;
      };
      readonly paymentMethod: PaymentMethod;
      readonly status: OrderStatus;
    };
  } | {
    readonly __typename: "PaymentUnavailableError";
    readonly message: string;
  } | {
    readonly __typename: "TotalChangedError";
    readonly cart: {
      readonly " $fragmentSpreads": FragmentRefs<"CartChangedDialog_cart" | "CheckoutIssues_cart" | "cartTotals_cart">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Order",
  "kind": "LinkedField",
  "name": "order",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
v6 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "cartTotals_cart"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "InvalidInputError",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "AddressNotFoundError",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "EmptyCartError",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "IdempotencyKeyReusedError",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "PaymentUnavailableError",
  "abstractKey": null
},
v14 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CheckoutIssues_cart"
},
v15 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CartChangedDialog_cart"
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v19 = {
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mrpTotal",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Bill",
  "kind": "LinkedField",
  "name": "bill",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grandTotal",
      "storageKey": null
    },
    (v21/*:: as any*/),
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
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOrderable",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "FreeDelivery",
  "kind": "LinkedField",
  "name": "freeDelivery",
  "plural": false,
  "selections": [
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
  "storageKey": null
},
v25 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxQuantity",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "Cart",
  "kind": "LinkedField",
  "name": "cart",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    {
      "alias": null,
      "args": (v25/*:: as any*/),
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
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v16/*:: as any*/),
                (v26/*:: as any*/),
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
                (v21/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Product",
                  "kind": "LinkedField",
                  "name": "product",
                  "plural": false,
                  "selections": [
                    (v17/*:: as any*/),
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
                        (v3/*:: as any*/)
                      ],
                      "storageKey": "pictures(first:1)"
                    },
                    (v3/*:: as any*/),
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
                        (v3/*:: as any*/),
                        (v16/*:: as any*/),
                        (v26/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            (v18/*:: as any*/)
          ],
          "storageKey": null
        },
        (v19/*:: as any*/)
      ],
      "storageKey": "lines(first:100)"
    },
    {
      "alias": null,
      "args": (v25/*:: as any*/),
      "filters": null,
      "handle": "connection",
      "key": "CartPanel_lines",
      "kind": "LinkedHandle",
      "name": "lines"
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "OrderPlacePayload",
            "abstractKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "readSeenLines_cart",
                    "selections": [
                      {
                        "alias": "lines",
                        "args": null,
                        "concreteType": "CartLineConnection",
                        "kind": "LinkedField",
                        "name": "__CartPanel_lines_connection",
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
                                  (v16/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Product",
                                    "kind": "LinkedField",
                                    "name": "product",
                                    "plural": false,
                                    "selections": [
                                      (v3/*:: as any*/),
                                      (v17/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v2/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v18/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
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
                  (v6/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "TotalChangedError",
            "abstractKey": null
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "OrderPlacePayload",
            "abstractKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v27/*:: as any*/)
            ],
            "type": "CartChangedError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v27/*:: as any*/)
            ],
            "type": "TotalChangedError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e58b02e1d8b88144d3306ffbee5bb2d0",
    "id": null,
    "metadata": {},
    "name": "usePlaceOrderMutation",
    "operationKind": "mutation",
    "text": "mutation usePlaceOrderMutation(\n  $input: OrderPlaceInput!\n) {\n  orderPlace(input: $input) {\n    __typename\n    ... on OrderPlacePayload {\n      order {\n        id\n        status\n        paymentMethod\n        payment {\n          url\n        }\n      }\n      cart {\n        ...cartTotals_cart\n        id\n      }\n    }\n    ... on InvalidInputError {\n      message\n    }\n    ... on AddressNotFoundError {\n      message\n    }\n    ... on EmptyCartError {\n      message\n    }\n    ... on IdempotencyKeyReusedError {\n      message\n    }\n    ... on PaymentUnavailableError {\n      message\n    }\n    ... on CartChangedError {\n      message\n      cart {\n        ...cartTotals_cart\n        ...CheckoutIssues_cart\n        ...CartChangedDialog_cart\n        ...readSeenLines_cart\n        id\n      }\n    }\n    ... on TotalChangedError {\n      cart {\n        ...cartTotals_cart\n        ...CheckoutIssues_cart\n        ...CartChangedDialog_cart\n        id\n      }\n    }\n  }\n}\n\nfragment BillDetails_bill on Bill {\n  quantity\n  mrpTotal\n  itemsTotal\n  savings\n  deliveryFee\n  handlingFee\n  grandTotal\n}\n\nfragment CartButton_cart on Cart {\n  ...useCartSummary_cart\n}\n\nfragment CartChangedDialog_cart on Cart {\n  isOrderable\n  ...readSeenLines_cart\n  bill {\n    grandTotal\n  }\n}\n\nfragment CartLineRow_line on CartLine {\n  status\n  quantity\n  maxQuantity\n  priceChange\n  total\n  mrpTotal\n  product {\n    name\n    unit\n    pictures(first: 1) {\n      ...Picture_picture\n      id\n    }\n    ...useCartQuantity_product\n    id\n  }\n}\n\nfragment CheckoutIssues_cart on Cart {\n  isOrderable\n  lines(first: 100) {\n    edges {\n      node {\n        id\n        status\n        ...CartLineRow_line\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment FreeDeliveryBar_cart on Cart {\n  freeDelivery {\n    threshold\n    remaining\n  }\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  dominantColor\n  alt\n}\n\nfragment ProceedBar_cart on Cart {\n  isOrderable\n  bill {\n    grandTotal\n  }\n}\n\nfragment SavingsBanner_bill on Bill {\n  savings\n}\n\nfragment ViewCartBar_cart on Cart {\n  ...useCartSummary_cart\n}\n\nfragment cartTotals_cart on Cart {\n  ...CartButton_cart\n  ...ViewCartBar_cart\n  ...ProceedBar_cart\n  ...FreeDeliveryBar_cart\n  bill {\n    ...BillDetails_bill\n    ...SavingsBanner_bill\n  }\n}\n\nfragment readSeenLines_cart on Cart {\n  lines(first: 100) {\n    edges {\n      node {\n        quantity\n        product {\n          id\n          name\n        }\n        id\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment useCartQuantity_product on Product {\n  id\n  name\n  stock\n  myCartLine {\n    id\n    quantity\n    maxQuantity\n  }\n}\n\nfragment useCartSummary_cart on Cart {\n  lineCount\n  bill {\n    quantity\n    grandTotal\n  }\n}\n"
  }
};
})();

(node as any).hash = "5cca6543c4c534d93d618800e13716c0";

export default node;
