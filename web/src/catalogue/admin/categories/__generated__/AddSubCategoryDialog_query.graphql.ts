/**
 * @generated SignedSource<<8c310d5a71ea99b73430716d5c445d4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
