/**
 * @generated SignedSource<<77e715e95bde5254c4a46c795aadc062>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionForm_picture$data = {
  readonly id: string;
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

(node as any).hash = "e677493a663e772c2d5468e8561066a4";

export default node;
