/**
 * @generated SignedSource<<97fe7943c4e78a3a02a6a4c6594100bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountControls_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordDialog_viewer" | "DeleteAccountDialog_viewer">;
  readonly " $fragmentType": "AccountControls_viewer";
};
export type AccountControls_viewer$key = {
  readonly " $data"?: AccountControls_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountControls_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountControls_viewer",
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

(node as any).hash = "0693eb043e06ce0790819c956799fbda";

export default node;
