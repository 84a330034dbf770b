/**
 * @generated SignedSource<<03735510935dbd1d7cd2c58e69080516>>
 * @relayHash 06468854fe9f0910dc2fd538b6f9c236
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdeeb49982906336b1bb5001a4c92ad0f530d27308738e15260d76afc6dbd5d7

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type SearchResultsQuery$variables = {
  hasCustomers: boolean;
  hasOrders: boolean;
  hasProducts: boolean;
  search: string;
};
export type SearchResultsQuery$data = {
  readonly adminSearch: {
    readonly customers?: ReadonlyArray<{
      readonly email: string;
      readonly id: string;
      readonly mobile: string | null | undefined;
      readonly name: string;
    }> | null | undefined;
    readonly orders?: ReadonlyArray<{
      readonly address: {
        readonly mobile: string;
        readonly recipientName: string;
      };
      readonly id: string;
      readonly number: number;
      readonly placedAt: string;
      readonly status: OrderStatus;
    }> | null | undefined;
    readonly products?: ReadonlyArray<{
      readonly availableForSale: boolean;
      readonly id: string;
      readonly name: string;
      readonly sku: string | null | undefined;
      readonly stock: number;
      readonly unit: string;
    }> | null | undefined;
  };
};
export type SearchResultsQuery = {
  response: SearchResultsQuery$data;
  variables: SearchResultsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCustomers"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOrders"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasProducts"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mobile",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "AdminSearch",
  "kind": "LinkedField",
  "name": "adminSearch",
  "plural": false,
  "selections": [
    {
      "condition": "hasOrders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "orders",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
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
                (v5/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasProducts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sku",
              "storageKey": null
            },
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
              "kind": "ScalarField",
              "name": "availableForSale",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasCustomers",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customers",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchResultsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v7/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchResultsQuery",
    "selections": [
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "bdeeb49982906336b1bb5001a4c92ad0f530d27308738e15260d76afc6dbd5d7",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ad3ab172d70564a82f5beb6b40b4a348";

export default node;
