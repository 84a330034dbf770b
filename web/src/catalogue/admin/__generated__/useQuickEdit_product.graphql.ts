/**
 * @generated SignedSource<<0b54cb2c2587e45f90df24b50179a9cc>>
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
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"wordsOfChange_product">;
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

(node as any).hash = "ef2e5d820f26400c2ad29f58246d48fa";

export default node;
