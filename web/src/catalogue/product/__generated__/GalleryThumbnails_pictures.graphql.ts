/**
 * @generated SignedSource<<c1d85b6acf61d547e11a86542abfbce7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GalleryThumbnails_pictures$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  readonly " $fragmentType": "GalleryThumbnails_pictures";
}>;
export type GalleryThumbnails_pictures$key = ReadonlyArray<{
  readonly " $data"?: GalleryThumbnails_pictures$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryThumbnails_pictures">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GalleryThumbnails_pictures",
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
      "name": "Picture_picture"
    }
  ],
  "type": "Picture",
  "abstractKey": null
};

(node as any).hash = "ea3e3120df0475cb67e6cae8512ab780";

export default node;
