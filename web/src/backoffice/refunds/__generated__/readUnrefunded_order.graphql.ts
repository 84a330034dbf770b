/**
 * @generated SignedSource<<e56f0cca37fe1a9a7abccc61a74adc38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readUnrefunded_order$data = {
  readonly payment: {
    readonly amount: number;
    readonly refunded: number;
    readonly refunds: ReadonlyArray<{
      readonly roundOff: number;
    }>;
  };
  readonly roundOff: number;
  readonly " $fragmentType": "readUnrefunded_order";
};
export type readUnrefunded_order$key = {
  readonly " $data"?: readUnrefunded_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"readUnrefunded_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readUnrefunded_order"
};

(node as any).hash = "998ed4026d42eb93c010a7157b69a4ee";

export default node;
