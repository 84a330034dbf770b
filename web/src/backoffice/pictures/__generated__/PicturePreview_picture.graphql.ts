/**
 * @generated SignedSource<<91d588d6db4570175c805127502c854d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PicturePreview_picture$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  readonly " $fragmentType": "PicturePreview_picture";
};
export type PicturePreview_picture$key = {
  readonly " $data"?: PicturePreview_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"PicturePreview_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PicturePreview_picture",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Picture_picture"
    }
  ],
  "type": "Picture",
  "abstractKey": null
};

(node as any).hash = "57eecae9a47173e6cb72460d68084bd3";

export default node;
