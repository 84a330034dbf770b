/**
 * @generated SignedSource<<2ad78131fc0043288f1f77a54291acc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetryPayment_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PayCashButton_order">;
  readonly " $fragmentType": "RetryPayment_order";
};
export type RetryPayment_order$key = {
  readonly " $data"?: RetryPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetryPayment_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetryPayment_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayCashButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0b74212a06c75164973c40d17b41a93c";

export default node;
