/**
 * @generated SignedSource<<a692b79d930b120723f35ba28a28e187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDetails_order$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
  };
  readonly bill: {
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill">;
  };
  readonly number: number;
  readonly placedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_order" | "OrderDeliveryEstimate_order" | "OrderInvoice_order" | "OrderLines_order" | "OrderPayment_order" | "OrderStatusBadge_order" | "OrderTimeline_order" | "ReorderButton_order" | "useOrderUpdates_order">;
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
      "name": "placedAt",
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
      "name": "CancelOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReorderButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8b371cf1b44277991c246426c13a4b6e";

export default node;
