/**
 * @generated SignedSource<<3fc75aa80f5cb3ff3ae88888afa0321b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCategories_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MapCategoryDialog_query">;
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
      "name": "MapCategoryDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "460d6bb53b5e6f8772732252e65bbb1c";

export default node;
