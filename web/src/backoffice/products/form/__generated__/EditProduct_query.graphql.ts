/**
 * @generated SignedSource<<cdced919ec66a5e5b43358970debc91e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditProduct_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_query">;
  readonly " $fragmentType": "EditProduct_query";
};
export type EditProduct_query$key = {
  readonly " $data"?: EditProduct_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProduct_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProduct_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "713b521ac200a797fa722d2391e3bef8";

export default node;
