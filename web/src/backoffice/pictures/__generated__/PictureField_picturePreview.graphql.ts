/**
 * @generated SignedSource<<431291ddc8f42c4304cbd4c565901d3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureField_picturePreview$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  readonly " $fragmentType": "PictureField_picturePreview";
};
export type PictureField_picturePreview$key = {
  readonly " $data"?: PictureField_picturePreview$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_picturePreview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureField_picturePreview",
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

(node as any).hash = "bd360ae1abc38901d4bdf881680e65eb";

export default node;
