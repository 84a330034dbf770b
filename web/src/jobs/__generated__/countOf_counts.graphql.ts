/**
 * @generated SignedSource<<ab216ea48863e9afa02da61bb9c89aac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type countOf_counts$data = {
  readonly failed: number;
  readonly retrying: number;
  readonly running: number;
  readonly waiting: number;
  readonly " $fragmentType": "countOf_counts";
};
export type countOf_counts$key = {
  readonly " $data"?: countOf_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"countOf_counts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "countOf_counts"
};

(node as any).hash = "de5858501669fe8c7d94b4209282e8b0";

export default node;
