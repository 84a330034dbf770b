/**
 * @generated SignedSource<<e9703c0c57215bc41dac938af46f7c99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDetails_order$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
  };
  readonly canCancel: boolean;
  readonly deliveryPreferences: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryPreferences_preferences">;
  };
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order" | "OrderBill_order" | "OrderInvoice_order" | "OrderLines_order" | "OrderNotices_order" | "OrderNow_order" | "OrderPages_order" | "OrderPayment_order" | "OrderTimeline_order" | "RefundRequests_order" | "ReorderButton_order" | "ReportProblem_order" | "useOrderUpdates_order">;
  readonly " $fragmentType": "OrderDetails_order";
};
export type OrderDetails_order$key = {
  readonly " $data"?: OrderDetails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetails_order",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderAddressLines_address"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryPreferences",
      "kind": "LinkedField",
      "name": "deliveryPreferences",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryPreferences_preferences"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderNotices_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderUpdates_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderNow_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
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
      "name": "OrderPages_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReorderButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundRequests_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportProblem_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "883fffe13bda5151e3d0f897caec7188";

export default node;
