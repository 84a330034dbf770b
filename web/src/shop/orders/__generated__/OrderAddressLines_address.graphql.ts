/**
 * @generated SignedSource<<6ebb8d6f4860336db255aebe4f34197a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAddressLines_address$data = {
  readonly city: string;
  readonly country: string;
  readonly line: string;
  readonly mobile: string;
  readonly pincode: string;
  readonly recipientName: string;
  readonly state: string;
  readonly " $fragmentType": "OrderAddressLines_address";
};
export type OrderAddressLines_address$key = {
  readonly " $data"?: OrderAddressLines_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAddressLines_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAddressLines_address",
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

(node as any).hash = "b20b9af705e56c30151d95bcc49e52ff";

export default node;
