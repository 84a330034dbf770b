/**
 * @generated SignedSource<<1e0a7a334273d2b45bcc0c1dfddae431>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
