/**
 * @generated SignedSource<<e6504fbc606e399257c23379f79fd30b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readJobCount_counts$data = {
  readonly failed: number;
  readonly retrying: number;
  readonly running: number;
  readonly waiting: number;
  readonly " $fragmentType": "readJobCount_counts";
};
export type readJobCount_counts$key = {
  readonly " $data"?: readJobCount_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"readJobCount_counts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readJobCount_counts"
};

(node as any).hash = "e12827298184116e9c9f45dd02728756";

export default node;
