/**
 * @generated SignedSource<<f525c1967b14be3fd66636fcb8d85dfc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useQuickEdit_describeChanges">;
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

(node as any).hash = "871ed5ca6d98017fa473b204fa778d2f";

export default node;
