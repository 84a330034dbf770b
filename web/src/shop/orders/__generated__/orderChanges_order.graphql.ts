/**
 * @generated SignedSource<<35254a6145906826972eb6877d25edfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderChanges_order$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderLines_adjustments">;
      };
    }>;
  };
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order" | "OrderBill_order" | "OrderInvoice_order" | "OrderNotices_order" | "OrderNow_order" | "OrderPayment_order" | "OrderTimeline_order" | "RefundRequests_order" | "ReportProblem_order" | "useOrderUpdates_order">;
  readonly " $fragmentType": "orderChanges_order";
};
export type orderChanges_order$key = {
  readonly " $data"?: orderChanges_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderChanges_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "orderChanges_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderUpdates_order"
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
      "name": "OrderNow_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBill_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderInvoice_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderNotices_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportProblem_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundRequests_order"
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

(node as any).hash = "80e5ac8759314aad7ff9388e9deb0b33";

export default node;
