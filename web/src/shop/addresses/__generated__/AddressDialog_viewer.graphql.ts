/**
 * @generated SignedSource<<1561671a77d79fffafbe735120c5ebbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressDialog_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_viewer">;
  readonly " $fragmentType": "AddressDialog_viewer";
};
export type AddressDialog_viewer$key = {
  readonly " $data"?: AddressDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressDialog_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressForm_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "bbbe27a451ea3b79a81c556e81dc2bf6";

export default node;
