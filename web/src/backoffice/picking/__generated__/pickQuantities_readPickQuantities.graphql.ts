/**
 * @generated SignedSource<<2e59fe6feeffe28c15009d81d9163391>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pickQuantities_readPickQuantities$data = {
  readonly missingQuantity: number;
  readonly pickedQuantity: number;
  readonly quantity: number;
  readonly " $fragmentType": "pickQuantities_readPickQuantities";
};
export type pickQuantities_readPickQuantities$key = {
  readonly " $data"?: pickQuantities_readPickQuantities$data;
  readonly " $fragmentSpreads": FragmentRefs<"pickQuantities_readPickQuantities">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pickQuantities_readPickQuantities"
};

(node as any).hash = "2ac648bcc6826427c4a5903a76b3f8ab";

export default node;
