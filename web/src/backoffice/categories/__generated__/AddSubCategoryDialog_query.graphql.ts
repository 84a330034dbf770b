/**
 * @generated SignedSource<<f444d4255d65f7f5e6acbb92c6426f2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddSubCategoryDialog_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryForm_query">;
  readonly " $fragmentType": "AddSubCategoryDialog_query";
};
export type AddSubCategoryDialog_query$key = {
  readonly " $data"?: AddSubCategoryDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddSubCategoryDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddSubCategoryDialog_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubCategoryForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a63e7d51f06b9c0e07acf0eb1b689be4";

export default node;
