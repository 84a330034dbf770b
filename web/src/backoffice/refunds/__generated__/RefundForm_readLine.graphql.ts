/**
 * @generated SignedSource<<f4ade552589e3c9cd42fb31093a3b0de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundForm_readLine$data = {
  readonly id: string;
  readonly missingQuantity: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly unit: string;
  readonly " $fragmentType": "RefundForm_readLine";
};
export type RefundForm_readLine$key = {
  readonly " $data"?: RefundForm_readLine$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundForm_readLine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RefundForm_readLine"
};

(node as any).hash = "f58b462cdaac9e334e138bc3cd75cabd";

export default node;
