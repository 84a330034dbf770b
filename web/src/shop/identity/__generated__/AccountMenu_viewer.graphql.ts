/**
 * @generated SignedSource<<54965e9e8009b70fa9378a85bc815b30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMenu_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountDropdown_viewer" | "AccountFace_viewer">;
  readonly " $fragmentType": "AccountMenu_viewer";
};
export type AccountMenu_viewer$key = {
  readonly " $data"?: AccountMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenu_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountFace_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountDropdown_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "28b46092e84c49d2e6201eec317972b9";

export default node;
