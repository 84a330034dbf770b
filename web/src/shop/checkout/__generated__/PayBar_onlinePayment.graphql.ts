/**
 * @generated SignedSource<<4ad8f3568ba34145ecc2ac824f537f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayBar_onlinePayment$data = {
  readonly isSandbox: boolean;
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
      "name": "isSandbox",
      "storageKey": null
    }
  ],
  "type": "OnlinePayment",
  "abstractKey": null
};

(node as any).hash = "0acf3eb53d24873caa0242c6e2e1a856";

export default node;
