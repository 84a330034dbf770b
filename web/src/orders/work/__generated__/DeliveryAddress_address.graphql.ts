/**
 * @generated SignedSource<<2ac9c8dbe06b99546f981542a3dea366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryAddress_address$data = {
  readonly city: string;
  readonly line: string;
  readonly mobile: string;
  readonly pincode: string;
  readonly recipientName: string;
  readonly state: string;
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
    }
  ],
  "type": "OrderAddress",
  "abstractKey": null
};

(node as any).hash = "ab3ca0eec02c0601675b1c2d19a42263";

export default node;
