/**
 * @generated SignedSource<<6b0fbd10685cca19c847bda414b84828>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubCategoryDialogs_subCategory$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryDialogs_form">;
  readonly " $fragmentType": "SubCategoryDialogs_subCategory";
};
export type SubCategoryDialogs_subCategory$key = {
  readonly " $data"?: SubCategoryDialogs_subCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryDialogs_subCategory">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubCategoryDialogs_subCategory",
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
      "name": "SubCategoryDialogs_form"
    }
  ],
  "type": "SubCategory",
  "abstractKey": null
};

(node as any).hash = "07f21baa525139bcde5960a33e7653d5";

export default node;
