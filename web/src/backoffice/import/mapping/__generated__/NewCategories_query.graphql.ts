/**
 * @generated SignedSource<<420cb9956fe0cff56a15951483f960eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCategories_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPicker_query" | "SubCategoryPicker_query">;
  readonly " $fragmentType": "NewCategories_query";
};
export type NewCategories_query$key = {
  readonly " $data"?: NewCategories_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewCategories_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewCategories_query",
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

(node as any).hash = "0a5d66f372984ecca949de4af49ac735";

export default node;
