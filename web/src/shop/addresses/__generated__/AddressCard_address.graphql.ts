/**
 * @generated SignedSource<<831664e1f0c8c336b7c09e2bec730099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressCard_address$data = {
  readonly id: string;
  readonly line: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_address" | "AddressLines_address">;
  readonly " $fragmentType": "AddressCard_address";
};
export type AddressCard_address$key = {
  readonly " $data"?: AddressCard_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressCard_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressCard_address",
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
      "name": "line",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLines_address"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressDialog_address"
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "e5b430a39f5277495406735660076db8";

export default node;
