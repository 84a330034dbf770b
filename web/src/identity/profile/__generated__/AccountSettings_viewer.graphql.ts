/**
 * @generated SignedSource<<60893a9e425f0495290eacee3503665b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSettings_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordDialog_viewer" | "DeleteAccountDialog_viewer">;
  readonly " $fragmentType": "AccountSettings_viewer";
};
export type AccountSettings_viewer$key = {
  readonly " $data"?: AccountSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountSettings_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangePasswordDialog_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountDialog_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "73602f9f543738ef2634eab5f753d1a2";

export default node;
