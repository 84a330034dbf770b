/**
 * @generated SignedSource<<acab83e3a91a1b610d51b2c21fa5f349>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvatarEditor_viewer$data = {
  readonly avatar: {
    readonly __typename: "Picture";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  readonly " $fragmentType": "AvatarEditor_viewer";
};
export type AvatarEditor_viewer$key = {
  readonly " $data"?: AvatarEditor_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarEditor_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvatarEditor_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "avatar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Avatar_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9fc3cf7c587469ece1dfcdfb5bacb18a";

export default node;
