/**
 * @generated SignedSource<<8f310269909a06d84a02dd885d842c67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
