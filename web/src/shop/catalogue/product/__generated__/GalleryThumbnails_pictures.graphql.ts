/**
 * @generated SignedSource<<f938833bef88a838e300c19e04f9771f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
