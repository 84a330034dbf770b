/**
 * @generated SignedSource<<f5f1d171d9dc8c2d9f7432284faba559>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type boardOrderChanges_order$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly missingQuantity: number;
        readonly refundedQuantity: number;
      };
    }>;
  };
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCancelOrderDialog_order" | "AdminOrderHistory_order" | "AdminOrderPayment_order" | "AdminOrderPeople_order" | "AdminRefundRequests_order" | "OrderBill_order" | "OrderCard_order" | "OrderDisputes_order" | "OrderHold_order" | "OrderInvoice_order" | "RefundItems_order">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "missingQuantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "refundedQuantity",
                  "storageKey": null
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

(node as any).hash = "a9e1cbf0e3383284cc5625e8dcb5c84a";

export default node;
