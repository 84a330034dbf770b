/**
 * @generated SignedSource<<d17e47108f98ddf0de0882df451a7fe5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePublishProduct_product$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "usePublishProduct_product";
};
export type usePublishProduct_product$key = {
  readonly " $data"?: usePublishProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePublishProduct_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePublishProduct_product"
};

(node as any).hash = "61a993ef08f57840576226700963d7c8";

export default node;
