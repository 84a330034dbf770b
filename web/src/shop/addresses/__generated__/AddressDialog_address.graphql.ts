/**
 * @generated SignedSource<<4dc0edaa6431be97c7966eba6bb2f501>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressDialog_address$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_address">;
  readonly " $fragmentType": "AddressDialog_address";
};
export type AddressDialog_address$key = {
  readonly " $data"?: AddressDialog_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressDialog_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressForm_address"
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "1256ee8e766f9b816bdb46a69fc7ae8c";

export default node;
