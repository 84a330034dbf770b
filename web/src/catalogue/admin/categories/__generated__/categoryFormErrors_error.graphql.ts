/**
 * @generated SignedSource<<e21bbe9e24bd1962d72b9690577d0cad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
