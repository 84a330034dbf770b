/**
 * @generated SignedSource<<2ad408f2933c33d701380a9d770dec3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCollection_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CollectionForm_query">;
  readonly " $fragmentType": "EditCollection_query";
};
export type EditCollection_query$key = {
  readonly " $data"?: EditCollection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCollection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCollection_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectionForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7aab38342d43fb4fd184a05daf823597";

export default node;
