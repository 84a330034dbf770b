/**
 * @generated SignedSource<<db6ab792c7e1ffd4306549f25a0217e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useQuickEdit_describeChanges$data = {
  readonly discountPercent: number;
  readonly isPublished: boolean;
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

(node as any).hash = "3c80ed38cf10f216dcbf3751ca485ea4";

export default node;
