/**
 * @generated SignedSource<<5b8210aa8805a638bd467d36574926e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCategoryDialog_category$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryDetailsForm_category">;
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
      "name": "CategoryDetailsForm_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "d6f1383b9ca0f214f2b8253f725a5c61";

export default node;
