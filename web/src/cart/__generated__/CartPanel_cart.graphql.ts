/**
 * @generated SignedSource<<ad800edc102052614a2c71033cbced13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPanel_cart$data = {
  readonly bill: {
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill" | "SavingsBanner_bill">;
  };
  readonly id: string;
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FreeDeliveryBar_cart" | "ProceedBar_cart">;
  readonly " $fragmentType": "CartPanel_cart";
};
export type CartPanel_cart$key = {
  readonly " $data"?: CartPanel_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanel_cart">;
};

import CartPanelPaginationQuery_graphql from './CartPanelPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "lines"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CartPanelPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CartPanel_cart",
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
                (v1/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillDetails_bill"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SavingsBanner_bill"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FreeDeliveryBar_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProceedBar_cart"
    },
    (v1/*:: as any*/)
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "f0b725fb0010a1331fdaa114ee10f5ba";

export default node;
