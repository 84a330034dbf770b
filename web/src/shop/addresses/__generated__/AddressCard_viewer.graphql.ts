/**
 * @generated SignedSource<<d0f23b2c641e530d1db3641e211421aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_viewer">;
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
      "name": "AddressDialog_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3ff97c2e77e12a00e4b63d8d134c2b52";

export default node;
