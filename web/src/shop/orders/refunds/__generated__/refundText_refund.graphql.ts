/**
 * @generated SignedSource<<eb5d1f3cd80d5744499891a30f1df208>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RefundMethod = "CASH" | "ORIGINAL_PAYMENT" | "STORE_CREDIT" | "%future added value";
export type RefundStatus = "FAILED" | "PENDING" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type refundText_refund$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly method: RefundMethod;
  readonly settledAt: string | null | undefined;
  readonly status: RefundStatus;
  readonly storeCredit: number;
  readonly " $fragmentType": "refundText_refund";
};
export type refundText_refund$key = {
  readonly " $data"?: refundText_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"refundText_refund">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refundText_refund"
};

(node as any).hash = "effc93c317522d3a644652257af1c6b1";

export default node;
