/**
 * @generated SignedSource<<4b12d394e757f60b140f3f9695fa3c51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfilePage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountControls_viewer" | "AvatarEditor_viewer" | "EmailReminder_viewer" | "ProfileForm_viewer">;
  readonly " $fragmentType": "ProfilePage_viewer";
};
export type ProfilePage_viewer$key = {
  readonly " $data"?: ProfilePage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePage_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailReminder_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvatarEditor_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileForm_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountControls_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "191c6149a11ae2455e45bfb339c4f859";

export default node;
