/**
 * @generated SignedSource<<f7477a2d6f972d7ce20957f0c86ce501>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderPayment_order$data = {
  readonly cashToCollect: number;
  readonly payment: {
    readonly amount: number;
    readonly paidAt: string | null | undefined;
    readonly refunds: ReadonlyArray<{
      readonly createdAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderPayment_refund">;
    }>;
    readonly status: PaymentStatus;
    readonly storeCredit: number;
  };
  readonly paymentMethod: PaymentMethod;
  readonly roundOff: number;
  readonly " $fragmentType": "OrderPayment_order";
};
export type OrderPayment_order$key = {
  readonly " $data"?: OrderPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayment_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPayment_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashToCollect",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roundOff",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storeCredit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Refund",
          "kind": "LinkedField",
          "name": "refunds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OrderPayment_refund"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4a700fd8739118f07906e9294b3985c2";

export default node;
