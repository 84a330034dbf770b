/**
 * @generated SignedSource<<23fdc639f33e484b0e6f272b82831cff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubCategoryForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPicker_query">;
  readonly " $fragmentType": "SubCategoryForm_query";
};
export type SubCategoryForm_query$key = {
  readonly " $data"?: SubCategoryForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubCategoryForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "955f5545e56ba0b04708f47c34734c28";

export default node;
