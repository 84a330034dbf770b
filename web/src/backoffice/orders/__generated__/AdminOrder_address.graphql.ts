/**
 * @generated SignedSource<<a417749c795adae2ea796fca86550fdd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminOrder_address$data = {
  readonly mobile: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
  readonly " $fragmentType": "AdminOrder_address";
};
export type AdminOrder_address$key = {
  readonly " $data"?: AdminOrder_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrder_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOrder_address",
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

(node as any).hash = "81049700658bb77722bec9c656d3ebb2";

export default node;
