/**
 * @generated SignedSource<<f14f2172b999028a64e5d9d874c700a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer" | "AvatarEditor_viewer" | "EmailPreferences_viewer" | "EmailReminder_viewer" | "ProfileForm_viewer">;
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
      "name": "EmailPreferences_viewer"
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

(node as any).hash = "be961bb887e670a01e2e3bf3d397e34c";

export default node;
