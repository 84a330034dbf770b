/**
 * @generated SignedSource<<3dc4ba22e7d83cf2c3b2003c0d6f9ebd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayBar_onlinePayment$data = {
  readonly isTest: boolean;
  readonly " $fragmentType": "PayBar_onlinePayment";
};
export type PayBar_onlinePayment$key = {
  readonly " $data"?: PayBar_onlinePayment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayBar_onlinePayment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayBar_onlinePayment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    }
  ],
  "type": "OnlinePayment",
  "abstractKey": null
};

(node as any).hash = "b0ca367e24658773e2917be4faa6c674";

export default node;
