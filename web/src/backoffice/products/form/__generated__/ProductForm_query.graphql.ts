/**
 * @generated SignedSource<<2cb5e235a27182ad142d73ebcc051f58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPicker_query" | "SubCategoryPicker_query">;
  readonly " $fragmentType": "ProductForm_query";
};
export type ProductForm_query$key = {
  readonly " $data"?: ProductForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductForm_query",
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

(node as any).hash = "b010a0b45ae268b5bc6b62f156ceea8a";

export default node;
