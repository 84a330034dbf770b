/**
 * @generated SignedSource<<cbaba8d4f215735f2f19d9e2f94b66e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useQuickEdit_describeChanges$data = {
  readonly availableForSale: boolean;
  readonly discountPercent: number;
  readonly mrp: number;
  readonly name: string;
  readonly stock: number;
  readonly unit: string;
  readonly " $fragmentType": "useQuickEdit_describeChanges";
};
export type useQuickEdit_describeChanges$key = {
  readonly " $data"?: useQuickEdit_describeChanges$data;
  readonly " $fragmentSpreads": FragmentRefs<"useQuickEdit_describeChanges">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useQuickEdit_describeChanges"
};

(node as any).hash = "dd27000c52339d25122d2594eb87751c";

export default node;
