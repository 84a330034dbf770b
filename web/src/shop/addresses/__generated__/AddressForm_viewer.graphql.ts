/**
 * @generated SignedSource<<1173620d59cbb0917e2f4edbfd20ae33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressForm_viewer$data = {
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "AddressForm_viewer";
};
export type AddressForm_viewer$key = {
  readonly " $data"?: AddressForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressForm_viewer",
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

(node as any).hash = "457500edb3e3974ee0ff93b3adf77f2a";

export default node;
