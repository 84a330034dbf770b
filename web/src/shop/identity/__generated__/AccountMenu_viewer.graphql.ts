/**
 * @generated SignedSource<<43e7813e7062d39c761938522ff40963>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMenu_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenuFace_viewer" | "AccountMenuItems_viewer">;
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
      "name": "AccountMenuFace_viewer"
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

(node as any).hash = "0379e9010321db266c49b17225369a92";

export default node;
