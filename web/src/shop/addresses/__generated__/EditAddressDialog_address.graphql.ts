/**
 * @generated SignedSource<<bc65c38591669d134f222d446b46263b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditAddressDialog_address$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_address">;
  readonly " $fragmentType": "EditAddressDialog_address";
};
export type EditAddressDialog_address$key = {
  readonly " $data"?: EditAddressDialog_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditAddressDialog_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditAddressDialog_address",
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

(node as any).hash = "1a8e5651e840bc1f34d906e05a6d5e22";

export default node;
