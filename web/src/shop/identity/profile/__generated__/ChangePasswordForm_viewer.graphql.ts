/**
 * @generated SignedSource<<387a75f06a80b1221f21624fc6d20846>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePasswordForm_viewer$data = {
  readonly email: string;
  readonly id: string;
  readonly " $fragmentType": "ChangePasswordForm_viewer";
};
export type ChangePasswordForm_viewer$key = {
  readonly " $data"?: ChangePasswordForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePasswordForm_viewer",
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

(node as any).hash = "ac9d104be5795869e32544a823e6b3e4";

export default node;
