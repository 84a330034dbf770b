/**
 * @generated SignedSource<<06d8e7545cbf918f391613e1ba214597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type describeChanges_product$data = {
  readonly discountPercent: number;
  readonly isPublished: boolean;
  readonly mrp: number;
  readonly name: string;
  readonly stock: number;
  readonly unit: string;
  readonly " $fragmentType": "describeChanges_product";
};
export type describeChanges_product$key = {
  readonly " $data"?: describeChanges_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"describeChanges_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "describeChanges_product"
};

(node as any).hash = "0cdd56ed413793954902eb063fdf2bf1";

export default node;
