/**
 * @generated SignedSource<<65bfee46c19a99b55d64273c668237ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPickQuantities_line$data = {
  readonly missingQuantity: number;
  readonly pickedQuantity: number;
  readonly quantity: number;
  readonly " $fragmentType": "readPickQuantities_line";
};
export type readPickQuantities_line$key = {
  readonly " $data"?: readPickQuantities_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPickQuantities_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPickQuantities_line"
};

(node as any).hash = "6e0105691b7e493ef8987e5052f67736";

export default node;
