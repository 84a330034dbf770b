/**
 * @generated SignedSource<<14fefd5237514560fb8746f9e94c77e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCategoryDialog_category$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryGstForm_category">;
  readonly " $fragmentType": "EditCategoryDialog_category";
};
export type EditCategoryDialog_category$key = {
  readonly " $data"?: EditCategoryDialog_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCategoryDialog_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCategoryDialog_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryGstForm_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "b8fdc74b58eede9a71aea5112b33a446";

export default node;
