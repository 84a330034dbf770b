/**
 * @generated SignedSource<<b81c1b2f68712fcae5ee4d4f63bba1e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionForm_picture$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
  readonly " $fragmentType": "CollectionForm_picture";
};
export type CollectionForm_picture$key = {
  readonly " $data"?: CollectionForm_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionForm_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionForm_picture",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PictureField_picture"
    }
  ],
  "type": "Picture",
  "abstractKey": null
};

(node as any).hash = "16a1c821946a5ee24a5203fb33bff8fc";

export default node;
