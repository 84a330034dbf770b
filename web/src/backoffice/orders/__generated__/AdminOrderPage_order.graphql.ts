/**
 * @generated SignedSource<<6cb70b3ea6941ad74ab1e5ab636a3ccd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminOrderPage_order$data = {
  readonly address: {
    readonly mobile: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
  };
  readonly customerId: string | null | undefined;
  readonly deliveryPreferences: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryPreferences_preferences">;
  };
  readonly id: string;
  readonly isOnHold: boolean;
  readonly number: number;
  readonly payment: {
    readonly paidAt: string | null | undefined;
  };
  readonly picking: {
    readonly id: string;
  };
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCancelOrderDialog_order" | "AdminOrderHistory_order" | "AdminOrderPayment_order" | "AdminOrderPeople_order" | "AdminRefundRequests_order" | "AdvanceOrderButton_order" | "OrderBill_order" | "OrderDisputes_disputeBadge" | "OrderDisputes_order" | "OrderHold_order" | "OrderHold_orderRisk" | "OrderInvoice_order" | "OrderLines_order" | "OrderPages_order" | "RefundItems_order">;
  readonly " $fragmentType": "AdminOrderPage_order";
};
export type AdminOrderPage_order$key = {
  readonly " $data"?: AdminOrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderPage_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOrderPage_order",
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
      "name": "status",
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
      "kind": "ScalarField",
      "name": "isOnHold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PickingOrder",
        "kind": "LinkedField",
        "name": "picking",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        }
      ],
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
          "name": "mobile",
          "storageKey": null
        },
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
      "name": "AdvanceOrderButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOrderPeople_order"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "count",
          "value": 100
        }
      ],
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
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
      "name": "OrderPages_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOrderHistory_order"
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
      "name": "OrderDisputes_disputeBadge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDisputes_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHold_orderRisk"
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "b8969a573c28d50d4898e01d4b334baf";

export default node;
