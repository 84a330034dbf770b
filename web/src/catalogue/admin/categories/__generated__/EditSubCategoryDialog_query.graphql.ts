/**
 * @generated SignedSource<<93aaac70e3e8f33f49eba4bf3b4f5bd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditSubCategoryDialog_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryForm_query">;
  readonly " $fragmentType": "EditSubCategoryDialog_query";
};
export type EditSubCategoryDialog_query$key = {
  readonly " $data"?: EditSubCategoryDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSubCategoryDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSubCategoryDialog_query",
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

(node as any).hash = "8f58c11aa728916438372aa39a66c13c";

export default node;
