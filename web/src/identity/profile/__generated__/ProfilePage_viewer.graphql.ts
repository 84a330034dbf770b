/**
 * @generated SignedSource<<68f1ff5cd57d03ebbe982203c446e675>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer" | "AvatarEditor_viewer" | "EmailReminder_viewer" | "ProfileForm_viewer">;
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
      "name": "AccountSettings_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "da17c0c65c52bb293d3998563462efce";

export default node;
