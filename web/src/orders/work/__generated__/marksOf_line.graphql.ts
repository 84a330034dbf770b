/**
 * @generated SignedSource<<a4fb993e147c7cb263741313100ce983>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type marksOf_line$data = {
  readonly pickedQuantity: number;
  readonly quantity: number;
  readonly shortQuantity: number;
  readonly " $fragmentType": "marksOf_line";
};
export type marksOf_line$key = {
  readonly " $data"?: marksOf_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"marksOf_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "marksOf_line"
};

(node as any).hash = "d3a01213493cd9f8fb9c291376f7637b";

export default node;
