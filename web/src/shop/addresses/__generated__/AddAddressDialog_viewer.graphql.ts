/**
 * @generated SignedSource<<2a1c5bbc8f679586180fd190d74ddacc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddAddressDialog_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_viewer">;
  readonly " $fragmentType": "AddAddressDialog_viewer";
};
export type AddAddressDialog_viewer$key = {
  readonly " $data"?: AddAddressDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddAddressDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddAddressDialog_viewer",
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

(node as any).hash = "c0ad780a70ddfe8ef5baa8c581f5de36";

export default node;
