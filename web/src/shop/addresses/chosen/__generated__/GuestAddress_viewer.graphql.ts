/**
 * @generated SignedSource<<9c7f322ccb8d20d3d34edf3430b20ed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestAddress_viewer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_viewer">;
  readonly " $fragmentType": "GuestAddress_viewer";
};
export type GuestAddress_viewer$key = {
  readonly " $data"?: GuestAddress_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestAddress_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestAddress_viewer",
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
      "name": "AddressDialog_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0c8bb0a72a4eef3b817dd04ef35b0f85";

export default node;
