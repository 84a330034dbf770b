/**
 * @generated SignedSource<<59a4a2fa749c39cd383569254b51b77f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureEditor_setting$data = {
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
  } | null | undefined;
  readonly " $fragmentType": "PictureEditor_setting";
};
export type PictureEditor_setting$key = {
  readonly " $data"?: PictureEditor_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureEditor_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureEditor_setting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PictureField_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Setting",
  "abstractKey": null
};

(node as any).hash = "71c0c4a46740ce623f43360bc99b2694";

export default node;
