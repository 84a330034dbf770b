/**
 * @generated SignedSource<<e8e6bad5ce840e9498c58efcc10a3c2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartLineStatus = "AVAILABLE" | "SHORT" | "SOLD_OUT" | "WITHDRAWN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CheckoutCart_cart$data = {
  readonly bill: {
    readonly grandTotal: number;
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill">;
  };
  readonly isOrderable: boolean;
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: CartLineStatus;
        readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"cartTotals_cart">;
  readonly " $fragmentType": "CheckoutCart_cart";
};
export type CheckoutCart_cart$key = {
  readonly " $data"?: CheckoutCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutCart_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "lines"
        ]
      }
    ]
  },
  "name": "CheckoutCart_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "cartTotals_cart"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOrderable",
      "storageKey": null
    },
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CartLineRow_line"
                },
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
        }
      ],
      "storageKey": null
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "3bd2a4e31910e1ca863e1a6313a29c95";

export default node;
