/**
 * @generated SignedSource<<43120b076ccb6fc32366178b2651f146>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readKeptRoundOff_order$data = {
  readonly payment: {
    readonly refunds: ReadonlyArray<{
      readonly roundOff: number;
    }>;
  };
  readonly roundOff: number;
  readonly " $fragmentType": "readKeptRoundOff_order";
};
export type readKeptRoundOff_order$key = {
  readonly " $data"?: readKeptRoundOff_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"readKeptRoundOff_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readKeptRoundOff_order"
};

(node as any).hash = "8a511a9bac130bff23cf1a9af261adf4";

export default node;
