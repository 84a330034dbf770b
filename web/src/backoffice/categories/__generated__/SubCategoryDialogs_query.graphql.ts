/**
 * @generated SignedSource<<52024a8f30fa8c42d5b9ae991aba0628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubCategoryDialogs_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPicker_query">;
  readonly " $fragmentType": "SubCategoryDialogs_query";
};
export type SubCategoryDialogs_query$key = {
  readonly " $data"?: SubCategoryDialogs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryDialogs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubCategoryDialogs_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c68ecc79f10dc5db9c4104d803c2675b";

export default node;
