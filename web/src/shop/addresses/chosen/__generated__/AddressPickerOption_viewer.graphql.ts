/**
 * @generated SignedSource<<813f77de196fe71c60bac39329fc49c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressPickerOption_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_viewer">;
  readonly " $fragmentType": "AddressPickerOption_viewer";
};
export type AddressPickerOption_viewer$key = {
  readonly " $data"?: AddressPickerOption_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressPickerOption_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressPickerOption_viewer",
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

(node as any).hash = "d7388f88956cccc639359a7a8eb679c0";

export default node;
