/**
 * @generated SignedSource<<875b95fc6c8d492e7aa5d07b30739102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapCategoryDialog_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPicker_query" | "SubCategoryPicker_query">;
  readonly " $fragmentType": "MapCategoryDialog_query";
};
export type MapCategoryDialog_query$key = {
  readonly " $data"?: MapCategoryDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MapCategoryDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MapCategoryDialog_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryPicker_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubCategoryPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "befa6993a47214ca93e4390eea3addc1";

export default node;
