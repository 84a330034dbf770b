/**
 * @generated SignedSource<<fbd0363f33495e7d11f3cb0af68a095a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressPickerOption_address$data = {
  readonly isServiceable: boolean;
  readonly line: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_address" | "AddressLines_address">;
  readonly " $fragmentType": "AddressPickerOption_address";
};
export type AddressPickerOption_address$key = {
  readonly " $data"?: AddressPickerOption_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressPickerOption_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressPickerOption_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isServiceable",
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

(node as any).hash = "2add4b8d3366d9e768ac4f6504d08105";

export default node;
