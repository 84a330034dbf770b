/**
 * @generated SignedSource<<4fce0b970d6fa38d33cf68ec54bd5d01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type roundRefund_readUnrefunded$data = {
  readonly payment: {
    readonly amount: number;
    readonly refunded: number;
    readonly refunds: ReadonlyArray<{
      readonly roundOff: number;
    }>;
  };
  readonly paymentMethod: PaymentMethod;
  readonly roundOff: number;
  readonly " $fragmentType": "roundRefund_readUnrefunded";
};
export type roundRefund_readUnrefunded$key = {
  readonly " $data"?: roundRefund_readUnrefunded$data;
  readonly " $fragmentSpreads": FragmentRefs<"roundRefund_readUnrefunded">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "roundRefund_readUnrefunded"
};

(node as any).hash = "6171a5bef1ba10a80c8c7ab9460bb877";

export default node;
