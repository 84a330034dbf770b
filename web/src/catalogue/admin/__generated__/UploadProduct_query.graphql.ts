/**
 * @generated SignedSource<<7d8f9abb1c7bfa61e6553d03a18a3db5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UploadProduct_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NewProductForm_query">;
  readonly " $fragmentType": "UploadProduct_query";
};
export type UploadProduct_query$key = {
  readonly " $data"?: UploadProduct_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadProduct_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadProduct_query",
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

(node as any).hash = "3c6516322342af624805c57d52b94799";

export default node;
