/**
 * @generated SignedSource<<af13eea4842b72f0130c51e318fe9ef6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryForm_picture$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
  readonly " $fragmentType": "CategoryForm_picture";
};
export type CategoryForm_picture$key = {
  readonly " $data"?: CategoryForm_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryForm_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryForm_picture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PictureField_picture"
    }
  ],
  "type": "Picture",
  "abstractKey": null
};

(node as any).hash = "0cd0b0515f75e1ca9f47ee4a255fca49";

export default node;
