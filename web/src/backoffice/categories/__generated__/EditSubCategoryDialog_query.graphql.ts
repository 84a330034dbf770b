/**
 * @generated SignedSource<<557c5f4d7519d57e72eff86e274a6b10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
