/**
 * @generated SignedSource<<a76734e1def8ac9d09a55f44adbd5dd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountDialog_viewer$data = {
  readonly email: string;
  readonly " $fragmentType": "DeleteAccountDialog_viewer";
};
export type DeleteAccountDialog_viewer$key = {
  readonly " $data"?: DeleteAccountDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountDialog_viewer",
  "selections": [
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

(node as any).hash = "7b520b5c87c6cce8b9ae767af402c7d9";

export default node;
