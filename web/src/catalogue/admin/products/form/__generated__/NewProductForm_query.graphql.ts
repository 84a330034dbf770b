/**
 * @generated SignedSource<<a41d613e64c07c3640cc55ba22f28bf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
