/**
 * @generated SignedSource<<591050c15210f8828308067264b773c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanel_cart$data = {
  readonly bill: {
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill">;
  };
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly quantity: number;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartContents_cart" | "ProceedBar_cart" | "cartLines_cart">;
  readonly " $fragmentType": "CartPanel_cart";
};
export type CartPanel_cart$key = {
  readonly " $data"?: CartPanel_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanel_cart">;
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
  "name": "CartPanel_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "cartLines_cart"
    },
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
                  "name": "id",
                  "storageKey": null
                },
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
      "name": "ProceedBar_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "bb0eebf15dda45444af6f005704228bf";

export default node;
