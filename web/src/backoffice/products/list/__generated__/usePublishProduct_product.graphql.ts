/**
 * @generated SignedSource<<9bb461a63aea70463ee71a61ff320d4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePublishProduct_product$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number | null | undefined;
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
