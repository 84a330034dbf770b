/**
 * @generated SignedSource<<b90356a770efd828077be2f9cd3cd35a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditAddressDialog_viewer">;
  readonly " $fragmentType": "AddressCard_viewer";
};
export type AddressCard_viewer$key = {
  readonly " $data"?: AddressCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditAddressDialog_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f8a8cc7a2a2d094caa4a1bef4b75fd33";

export default node;
