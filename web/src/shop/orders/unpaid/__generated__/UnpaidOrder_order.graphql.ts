/**
 * @generated SignedSource<<afccb00992f393fd804d21219949d067>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
export type PaymentFailureReason = "DECLINED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnpaidOrder_order$data = {
  readonly canSwitchToCash: boolean;
  readonly payment: {
    readonly expiresAt: string | null | undefined;
    readonly failureReason: PaymentFailureReason | null | undefined;
    readonly paidAt: string | null | undefined;
    readonly url: string | null | undefined;
  };
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PayCashButton_order">;
  readonly " $fragmentType": "UnpaidOrder_order";
};
export type UnpaidOrder_order$key = {
  readonly " $data"?: UnpaidOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidOrder_order",
  "selections": [
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
      "name": "canSwitchToCash",
      "storageKey": null
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
          "name": "failureReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayCashButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "380a7ae5587fad70c6cd8e52969503dc";

export default node;
