/**
 * @generated SignedSource<<e5c142a9189ba6d5189520caf5aead7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductSwitch_published$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "AdminProductSwitch_published";
};
export type AdminProductSwitch_published$key = {
  readonly " $data"?: AdminProductSwitch_published$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductSwitch_published">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminProductSwitch_published"
};

(node as any).hash = "24dabf97b917b29218dc0cee13ebafa2";

export default node;
