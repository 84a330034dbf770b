/**
 * @generated SignedSource<<f43955f8f8e6227bbc9e9ce80886d80c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressPickerOption_address$data = {
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

(node as any).hash = "605b9198e7d0249e28c1965304ed8ad7";

export default node;
