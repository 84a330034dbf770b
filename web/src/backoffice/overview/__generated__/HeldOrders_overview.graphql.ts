/**
 * @generated SignedSource<<e86140aaedf4f8e2ea066eec18bf6694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldOrders_overview$data = {
  readonly heldOrderCount: number;
  readonly " $fragmentType": "HeldOrders_overview";
};
export type HeldOrders_overview$key = {
  readonly " $data"?: HeldOrders_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldOrders_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldOrders_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldOrderCount",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "23554326868abeccad018f3555a57318";

export default node;
