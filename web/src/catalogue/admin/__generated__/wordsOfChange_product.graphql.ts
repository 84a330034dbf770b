/**
 * @generated SignedSource<<ae0643cdd02d78890596ff7ed02d28a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type wordsOfChange_product$data = {
  readonly discountPercent: number;
  readonly isPublished: boolean;
  readonly mrp: number;
  readonly name: string;
  readonly stock: number;
  readonly unit: string;
  readonly " $fragmentType": "wordsOfChange_product";
};
export type wordsOfChange_product$key = {
  readonly " $data"?: wordsOfChange_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"wordsOfChange_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "wordsOfChange_product"
};

(node as any).hash = "07fe696897ba880b3bbf97d48d8316f3";

export default node;
