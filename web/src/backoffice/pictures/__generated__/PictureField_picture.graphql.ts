/**
 * @generated SignedSource<<8caf6ef217bdea197a06a8bea65f79c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureField_picture$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  readonly " $fragmentType": "PictureField_picture";
};
export type PictureField_picture$key = {
  readonly " $data"?: PictureField_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureField_picture",
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

(node as any).hash = "c86e4f03f9ec14cdd015e9fdb8020f8f";

export default node;
