/**
 * @generated SignedSource<<9fcd67a0b7a970d2773b880165833510>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryAddress_address$data = {
  readonly city: string;
  readonly line: string;
  readonly mobile: string;
  readonly pincode: string;
  readonly recipientName: string;
  readonly state: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
  readonly " $fragmentType": "DeliveryAddress_address";
};
export type DeliveryAddress_address$key = {
  readonly " $data"?: DeliveryAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryAddress_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryAddress_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pincode",
      "storageKey": null
    },
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

(node as any).hash = "c4e7b83da91325f4ac0bb39b04c943a2";

export default node;
