/**
 * @generated SignedSource<<459af6376a68afb7d8b05b280ec5d032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProduct_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NewProductForm_query">;
  readonly " $fragmentType": "NewProduct_query";
};
export type NewProduct_query$key = {
  readonly " $data"?: NewProduct_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProduct_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewProduct_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewProductForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "66c1cf287c90c7149cb0dc38fdea5c08";

export default node;
