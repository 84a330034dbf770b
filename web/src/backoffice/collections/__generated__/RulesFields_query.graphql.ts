/**
 * @generated SignedSource<<a217dc4caf3dc3170b084a9e9488a5ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RulesFields_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPicker_query" | "SubCategoryPicker_query">;
  readonly " $fragmentType": "RulesFields_query";
};
export type RulesFields_query$key = {
  readonly " $data"?: RulesFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RulesFields_query",
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

(node as any).hash = "1af8c9c8aecdb35ade7ef203d338460e";

export default node;
