/**
 * @generated SignedSource<<14f47be9ea36f1f18be9876ce418dd68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressOption_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditAddressDialog_viewer">;
  readonly " $fragmentType": "AddressOption_viewer";
};
export type AddressOption_viewer$key = {
  readonly " $data"?: AddressOption_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressOption_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressOption_viewer",
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

(node as any).hash = "025f7882e26430b33fc20f917f4cb998";

export default node;
