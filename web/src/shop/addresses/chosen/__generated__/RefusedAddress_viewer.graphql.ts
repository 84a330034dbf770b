/**
 * @generated SignedSource<<dd5433af86562cbe0fbed7687579a826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefusedAddress_viewer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddAddressDialog_viewer">;
  readonly " $fragmentType": "RefusedAddress_viewer";
};
export type RefusedAddress_viewer$key = {
  readonly " $data"?: RefusedAddress_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefusedAddress_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefusedAddress_viewer",
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
      "name": "AddAddressDialog_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7cefb1e1bf62f5000b888a490896066e";

export default node;
