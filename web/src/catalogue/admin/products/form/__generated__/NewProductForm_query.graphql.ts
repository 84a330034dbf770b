/**
 * @generated SignedSource<<1e7c60b522e920694fa9784b6e7f4fa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProductForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_query">;
  readonly " $fragmentType": "NewProductForm_query";
};
export type NewProductForm_query$key = {
  readonly " $data"?: NewProductForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProductForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewProductForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "90d87b8f359b7d57db45c5aa4a0c16a5";

export default node;
