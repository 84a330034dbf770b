/**
 * @generated SignedSource<<63ed43ff1f1f4bfc1a5f16ad244d5b7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderChanges_order$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderLineAdjustments_line">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order" | "CancelOrder_order" | "OrderBill_order" | "OrderDeliveryEstimate_order" | "OrderDeliveryFailed_order" | "OrderInvoice_order" | "OrderOnHold_order" | "OrderPayment_order" | "OrderRider_order" | "OrderStatusBadge_order" | "OrderTimeline_order" | "RefundRequests_order" | "ReportProblem_order" | "UnpaidOrder_order" | "useOrderUpdates_order">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusBadge_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDeliveryEstimate_order"
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
      "name": "UnpaidOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderOnHold_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRider_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDeliveryFailed_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrder_order"
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
                  "name": "OrderLineAdjustments_line"
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

(node as any).hash = "cad160e2e73e9d749091b4cd65a6fd8a";

export default node;
