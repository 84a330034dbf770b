/**
 * @generated SignedSource<<ae7bcf624c1e901d82668981acc55de7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressDialog_viewer$data = {
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "AddressDialog_viewer";
};
export type AddressDialog_viewer$key = {
  readonly " $data"?: AddressDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "be70264987aaa4d2ea90a7e60e5aec46";

export default node;
