/**
 * @generated SignedSource<<b76a8b89f1fe807158439f81aebe4cae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelOrder_order$data = {
  readonly canCancel: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order">;
  readonly " $fragmentType": "CancelOrder_order";
};
export type CancelOrder_order$key = {
  readonly " $data"?: CancelOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "21cfd51f3ce2f78a4280d850278ceb8e";

export default node;
