/**
 * @generated SignedSource<<e951dff1b5f70afb09f1df7d25736306>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProductForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_query" | "useCategoryGst_query">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCategoryGst_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4b19f015f65c465ee7309ae82eb344c3";

export default node;
