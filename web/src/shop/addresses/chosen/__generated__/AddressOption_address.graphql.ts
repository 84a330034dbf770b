/**
 * @generated SignedSource<<621434740772460981de2dbf3f49d4fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressOption_address$data = {
  readonly line: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address" | "EditAddressDialog_address">;
  readonly " $fragmentType": "AddressOption_address";
};
export type AddressOption_address$key = {
  readonly " $data"?: AddressOption_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressOption_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressOption_address",
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
      "name": "EditAddressDialog_address"
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "70c9d3714500774d74f6cbc0b2dc462c";

export default node;
