/**
 * @generated SignedSource<<cc02e06a1b3ed8f42015deace53ee481>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatalogueForm_picture$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
  readonly " $fragmentType": "CatalogueForm_picture";
};
export type CatalogueForm_picture$key = {
  readonly " $data"?: CatalogueForm_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogueForm_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CatalogueForm_picture",
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

(node as any).hash = "43a5800226e3cb95a3b3768dd2744cf7";

export default node;
