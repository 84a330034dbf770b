/**
 * @generated SignedSource<<95e393615a7b517c55c9422b8e8b1730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useQuickEdit_product$data = {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly version: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"describeChanges_product">;
  readonly " $fragmentType": "useQuickEdit_product";
};
export type useQuickEdit_product$key = {
  readonly " $data"?: useQuickEdit_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useQuickEdit_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useQuickEdit_product"
};

(node as any).hash = "0f23f97fdf7be65caa721cba016abd71";

export default node;
