/**
 * @generated SignedSource<<eb620e19d95cc2c92903aa81754b42c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TileLink_picture$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  readonly " $fragmentType": "TileLink_picture";
};
export type TileLink_picture$key = {
  readonly " $data"?: TileLink_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"TileLink_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TileLink_picture",
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

(node as any).hash = "a0743d1f845bc4bee37c066893290f2f";

export default node;
