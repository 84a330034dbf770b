/**
 * @generated SignedSource<<36474be2f5602f116404be90a384eb88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Tiles_picture$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  readonly " $fragmentType": "Tiles_picture";
};
export type Tiles_picture$key = {
  readonly " $data"?: Tiles_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tiles_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Tiles_picture",
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

(node as any).hash = "cefdf7fcac5713018e26c439eb76dfa1";

export default node;
