/**
 * @generated SignedSource<<6962c19087e9a6998eeaf33fccbdc5e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_onlinePayment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PayBar_onlinePayment">;
  readonly " $fragmentType": "CheckoutForm_onlinePayment";
};
export type CheckoutForm_onlinePayment$key = {
  readonly " $data"?: CheckoutForm_onlinePayment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_onlinePayment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutForm_onlinePayment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayBar_onlinePayment"
    }
  ],
  "type": "OnlinePayment",
  "abstractKey": null
};

(node as any).hash = "f04e33e0e9ef6cb897d4f0430d4d4fcb";

export default node;
