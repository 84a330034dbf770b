/**
 * @generated SignedSource<<aa0d155e1b419df28d8f76fc98337e7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StoreCreditEvent = "ADJUSTMENT" | "ITEMS_UNAVAILABLE" | "ORDER_CANCELLATION" | "ORDER_PAYMENT" | "ORDER_REFUND" | "PAYMENT_FAILURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StoreCreditTransactionRow_transaction$data = {
  readonly amount: number;
  readonly balanceAfter: number;
  readonly createdAt: string;
  readonly event: StoreCreditEvent;
  readonly note: string | null | undefined;
  readonly orderId: string | null | undefined;
  readonly orderNumber: number | null | undefined;
  readonly " $fragmentType": "StoreCreditTransactionRow_transaction";
};
export type StoreCreditTransactionRow_transaction$key = {
  readonly " $data"?: StoreCreditTransactionRow_transaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreCreditTransactionRow_transaction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreCreditTransactionRow_transaction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "event",
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
      "name": "balanceAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "StoreCreditTransaction",
  "abstractKey": null
};

(node as any).hash = "c6d0abedca04a60519d1f4764e4875c3";

export default node;
