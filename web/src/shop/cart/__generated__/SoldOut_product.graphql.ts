/**
 * @generated SignedSource<<5328071fec9b348a0225cfe459b49a40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SoldOut_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotifyMe_product">;
  readonly " $fragmentType": "SoldOut_product";
};
export type SoldOut_product$key = {
  readonly " $data"?: SoldOut_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SoldOut_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SoldOut_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotifyMe_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "8fea1227493041016db6ee664abaf04e";

export default node;
