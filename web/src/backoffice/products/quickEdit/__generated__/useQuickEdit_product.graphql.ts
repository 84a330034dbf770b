/**
 * @generated SignedSource<<efa6b4940240c5b8a5cab3093f8b9b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useQuickEdit_product$data = {
  readonly availableForSale: boolean;
  readonly discountPercent: number;
  readonly id: string;
  readonly mrp: number;
  readonly name: string;
  readonly stock: number;
  readonly unit: string;
  readonly version: number | null | undefined;
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

(node as any).hash = "1ded685b976178716dc05ad2483f518d";

export default node;
