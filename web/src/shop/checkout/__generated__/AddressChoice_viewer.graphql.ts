/**
 * @generated SignedSource<<29ffa9a57c6b4dc9b02484278e5ccf76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressChoice_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressPicker_viewer">;
  readonly " $fragmentType": "AddressChoice_viewer";
};
export type AddressChoice_viewer$key = {
  readonly " $data"?: AddressChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressChoice_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressPicker_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c01c337c2cf2487c3f771ea70aa318f4";

export default node;
