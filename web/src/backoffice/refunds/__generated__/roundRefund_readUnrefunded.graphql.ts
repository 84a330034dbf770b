/**
 * @generated SignedSource<<9d835aac1b560a4914826d4b5c419dbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type roundRefund_readUnrefunded$data = {
  readonly payment: {
    readonly amount: number;
    readonly refunded: number;
    readonly refunds: ReadonlyArray<{
      readonly roundOff: number;
    }>;
  };
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

(node as any).hash = "4b42d94a59119336aa6a4ec5d7914688";

export default node;
