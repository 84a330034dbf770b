/**
 * @generated SignedSource<<85ff5198c8e837abb09aeb9e480fa2c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
