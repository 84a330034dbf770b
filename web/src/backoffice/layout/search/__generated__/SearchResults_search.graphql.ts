/**
 * @generated SignedSource<<2f2e48bede18803c659714988b7c2eae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchResults_search$data = {
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
  readonly " $fragmentType": "SearchResults_search";
};
export type SearchResults_search$key = {
  readonly " $data"?: SearchResults_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchResults_search">;
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
  "name": "mobile",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasCustomers"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasOrders"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasProducts"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchResults_search",
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
            (v0/*:: as any*/),
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
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
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
            (v0/*:: as any*/),
            (v2/*:: as any*/),
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
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "AdminSearch",
  "abstractKey": null
};
})();

(node as any).hash = "951e1b1f10e0338d02e71c884a4c1a7b";

export default node;
