/**
 * @generated SignedSource<<f29117e856606a9763164a1f807f5c59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubCategoryRow_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditSubCategoryDialog_query">;
  readonly " $fragmentType": "SubCategoryRow_query";
};
export type SubCategoryRow_query$key = {
  readonly " $data"?: SubCategoryRow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryRow_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubCategoryRow_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSubCategoryDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d2217d09b2a9c818ad07a81740fc030d";

export default node;
