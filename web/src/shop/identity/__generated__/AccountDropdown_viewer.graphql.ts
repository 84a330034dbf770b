/**
 * @generated SignedSource<<16dd7cafef14db6d7bffe1946e33437d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountDropdown_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountFace_viewer" | "AccountMenuItems_viewer">;
  readonly " $fragmentType": "AccountDropdown_viewer";
};
export type AccountDropdown_viewer$key = {
  readonly " $data"?: AccountDropdown_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountDropdown_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountDropdown_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountFace_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountMenuItems_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8ffb2831e05d83b7a7848ddc188d8b80";

export default node;
