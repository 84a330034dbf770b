/**
 * @generated SignedSource<<80e6bb30183bc0ae7affac0bb97f3662>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminOrderAddress_address$data = {
  readonly city: string;
  readonly country: string;
  readonly line: string;
  readonly mobile: string;
  readonly pincode: string;
  readonly recipientName: string;
  readonly state: string;
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
      "name": "country",
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
    }
  ],
  "type": "OrderAddress",
  "abstractKey": null
};

(node as any).hash = "fd818c60aef13bc50532d8c668692196";

export default node;
