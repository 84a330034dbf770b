/**
 * @generated SignedSource<<a1b1dec4ebe95e32b1cd3801bb10aad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type changedOrder_order$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderLineShortfall_line">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderHistory_order" | "AdminOrderPayment_order" | "OrderCard_order" | "OrderInvoice_order" | "OrderStatusBadge_order" | "RefundItems_order" | "ShopCancel_order">;
  readonly " $fragmentType": "changedOrder_order";
};
export type changedOrder_order$key = {
  readonly " $data"?: changedOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"changedOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "changedOrder_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCard_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusBadge_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOrderPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderInvoice_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOrderHistory_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShopCancel_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundItems_order"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "OrderLineConnection",
      "kind": "LinkedField",
      "name": "lines",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLineEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OrderLineShortfall_line"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "lines(first:100)"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e1d07f11c204327bd57cdcc788f070ef";

export default node;
