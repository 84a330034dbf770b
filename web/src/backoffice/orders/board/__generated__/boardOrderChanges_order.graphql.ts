/**
 * @generated SignedSource<<b1b6c021e3c4bf4bdc98033954109dd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type boardOrderChanges_order$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderLines_adjustments">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AdminCancelOrderDialog_order" | "AdminOrderHistory_order" | "AdminOrderPayment_order" | "AdminOrderPeople_order" | "AdminRefundRequests_order" | "OrderBill_order" | "OrderCard_order" | "OrderDisputes_order" | "OrderHold_order" | "OrderInvoice_order" | "OrderStatusBadge_order" | "RefundItems_order">;
  readonly " $fragmentType": "boardOrderChanges_order";
};
export type boardOrderChanges_order$key = {
  readonly " $data"?: boardOrderChanges_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"boardOrderChanges_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "boardOrderChanges_order",
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
      "name": "OrderBill_order"
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
      "name": "AdminOrderPeople_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminCancelOrderDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHold_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDisputes_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundItems_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminRefundRequests_order"
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
                  "name": "OrderLines_adjustments"
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

(node as any).hash = "67c2607ca66ca447adcee842a49ac9a0";

export default node;
