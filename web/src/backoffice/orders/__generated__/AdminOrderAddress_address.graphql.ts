/**
 * @generated SignedSource<<bc5ffc672aedb1332eece45074e79b33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminOrderAddress_address$data = {
  readonly mobile: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
  readonly " $fragmentType": "AdminOrderAddress_address";
};
export type AdminOrderAddress_address$key = {
  readonly " $data"?: AdminOrderAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderAddress_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOrderAddress_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAddressLines_address"
    }
  ],
  "type": "OrderAddress",
  "abstractKey": null
};

(node as any).hash = "1ea808eddb25b4e29896802e926ab676";

export default node;
