/**
 * @generated SignedSource<<d2c87493c65969172d10cdf8873b3f23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSubCategoryDialog_subCategory$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryForm_subCategory">;
  readonly " $fragmentType": "EditSubCategoryDialog_subCategory";
};
export type EditSubCategoryDialog_subCategory$key = {
  readonly " $data"?: EditSubCategoryDialog_subCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSubCategoryDialog_subCategory">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSubCategoryDialog_subCategory",
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
      "name": "SubCategoryForm_subCategory"
    }
  ],
  "type": "SubCategory",
  "abstractKey": null
};

(node as any).hash = "862225e2ef24dd80ae08259f2b943864";

export default node;
