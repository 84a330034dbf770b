/**
 * @generated SignedSource<<bbdfc4ea5cdfd590e152d875707e9b11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddressLabel = "HOME" | "OTHER" | "WORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddressLines_address$data = {
  readonly city: string;
  readonly country: string;
  readonly isServiceable: boolean;
  readonly label: AddressLabel | null | undefined;
  readonly line: string;
  readonly mobile: string;
  readonly pincode: string;
  readonly receiverName: string | null | undefined;
  readonly state: string;
  readonly " $fragmentType": "AddressLines_address";
};
export type AddressLines_address$key = {
  readonly " $data"?: AddressLines_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressLines_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiverName",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isServiceable",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "f614ea6c3b14c4e57ed4d6457e4309ab";

export default node;
