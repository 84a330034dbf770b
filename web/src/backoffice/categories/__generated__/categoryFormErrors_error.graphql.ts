/**
 * @generated SignedSource<<5d861a954a3008869d19600dd27e5cc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categoryFormErrors_error$data = {
  readonly __typename: string;
  readonly issues?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "categoryFormErrors_error";
};
export type categoryFormErrors_error$key = {
  readonly " $data"?: categoryFormErrors_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryFormErrors_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "categoryFormErrors_error"
};

(node as any).hash = "0a715302c8c029c13d23e7d2d60aa7a5";

export default node;
