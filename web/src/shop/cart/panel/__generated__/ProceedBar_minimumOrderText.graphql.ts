/**
 * @generated SignedSource<<a605b07118c4677995ad5aa175164314>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProceedBar_minimumOrderText$data = {
  readonly minimumOrder: {
    readonly remaining: number;
    readonly threshold: number;
  } | null | undefined;
  readonly " $fragmentType": "ProceedBar_minimumOrderText";
};
export type ProceedBar_minimumOrderText$key = {
  readonly " $data"?: ProceedBar_minimumOrderText$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProceedBar_minimumOrderText">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ProceedBar_minimumOrderText"
};

(node as any).hash = "bee2d63dfcad145d45283f94f8acd99e";

export default node;
