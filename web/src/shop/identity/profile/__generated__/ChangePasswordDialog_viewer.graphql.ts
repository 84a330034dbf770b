/**
 * @generated SignedSource<<ca90184c705abe878de92f3472f35ebc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePasswordDialog_viewer$data = {
  readonly email: string;
  readonly id: string;
  readonly " $fragmentType": "ChangePasswordDialog_viewer";
};
export type ChangePasswordDialog_viewer$key = {
  readonly " $data"?: ChangePasswordDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePasswordDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "22b162b4624467977ffe698b782b37ea";

export default node;
