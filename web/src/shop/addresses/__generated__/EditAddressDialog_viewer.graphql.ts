/**
 * @generated SignedSource<<3f17870062d579f2ebd9b4f57bf4221c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditAddressDialog_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_viewer">;
  readonly " $fragmentType": "EditAddressDialog_viewer";
};
export type EditAddressDialog_viewer$key = {
  readonly " $data"?: EditAddressDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditAddressDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditAddressDialog_viewer",
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

(node as any).hash = "df693f983fc491a985b7697b5e4821a8";

export default node;
