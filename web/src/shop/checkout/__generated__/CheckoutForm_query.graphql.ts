/**
 * @generated SignedSource<<eae1b02a4a564d3a6f50f34427077bd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddressLabel = "HOME" | "OTHER" | "WORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_query$data = {
  readonly onlinePayment: {
    readonly " $fragmentSpreads": FragmentRefs<"PayBar_onlinePayment">;
  } | null | undefined;
  readonly shop: {
    readonly isRegistered: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
  };
  readonly viewer: {
    readonly addresses: {
      readonly __id: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly city: string;
          readonly deliveryInstructions: string | null | undefined;
          readonly id: string;
          readonly isServiceable: boolean;
          readonly label: AddressLabel | null | undefined;
          readonly line: string;
          readonly pincode: string;
        };
      }>;
    };
    readonly cart: {
      readonly bill: {
        readonly grandTotal: number;
        readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill">;
      };
      readonly estimatedDeliveryMinutes: number | null | undefined;
      readonly id: string;
      readonly isOrderable: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"CartChangedDialog_cart" | "CartContents_cart" | "ProceedBar_minimumOrderText" | "seenLines_readSeenLines">;
    };
    readonly id: string;
    readonly lastBuyer: {
      readonly gstin: string;
      readonly name: string;
    } | null | undefined;
    readonly storeCredit: {
      readonly balance: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AddressChoice_viewer" | "SavedCartLines_viewer">;
  };
  readonly " $fragmentType": "CheckoutForm_query";
};
export type CheckoutForm_query$key = {
  readonly " $data"?: CheckoutForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_query">;
};

const node: ReaderFragment = (function(){
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
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
  "name": "cursor",
  "storageKey": null
},
v4 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "viewer",
          "addresses"
        ]
      }
    ]
  },
  "name": "CheckoutForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OnlinePayment",
      "kind": "LinkedField",
      "name": "onlinePayment",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayBar_onlinePayment"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRegistered",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useShopStatus_shop"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Buyer",
            "kind": "LinkedField",
            "name": "lastBuyer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gstin",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "addresses",
            "args": null,
            "concreteType": "AddressConnection",
            "kind": "LinkedField",
            "name": "__AddressBook_addresses_connection",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AddressEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Address",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "label",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "line",
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isServiceable",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "deliveryInstructions",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
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
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOrderable",
                "storageKey": null
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ProceedBar_minimumOrderText",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MinimumOrder",
                    "kind": "LinkedField",
                    "name": "minimumOrder",
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
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "estimatedDeliveryMinutes",
                "storageKey": null
              },
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
                                "concreteType": "Product",
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v0/*:: as any*/),
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
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
                    "name": "grandTotal",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BillDetails_bill"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CartContents_cart"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CartChangedDialog_cart"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddressChoice_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SavedCartLines_viewer"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "8165eeea36f5136a85ff5eece302dd03";

export default node;
