/**
 * @generated SignedSource<<15681e13860271a1dfb35832b993cf7e>>
 * @relayHash dfe8d19a59501fa6c473af6eb2e6b4d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96cf79559eaac8800e7ea4424fdbd0fde999822481ce52f3881ccc7d380bc373

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"OrderStatusBadge_order">;
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
v4 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mobile",
  "storageKey": null
},
v9 = {
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
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
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
        (v5/*:: as any*/),
        (v10/*:: as any*/),
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
v12 = {
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
        (v5/*:: as any*/),
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
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
        "field": {
          "alias": null,
          "args": (v4/*:: as any*/),
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
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v9/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OrderStatusBadge_order"
                    }
                  ],
                  "storageKey": null
                }
              ]
            },
            (v11/*:: as any*/),
            (v12/*:: as any*/)
          ],
          "storageKey": null
        },
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
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
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
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "96cf79559eaac8800e7ea4424fdbd0fde999822481ce52f3881ccc7d380bc373",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc83665b3579377aeddfd24f40c062da";

export default node;
