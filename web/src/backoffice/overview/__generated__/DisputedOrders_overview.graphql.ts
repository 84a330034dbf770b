/**
 * @generated SignedSource<<fa1ebef3b83ba6e56996c32c01c9904b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputedOrders_overview$data = {
  readonly disputedOrderCount: number;
  readonly " $fragmentType": "DisputedOrders_overview";
};
export type DisputedOrders_overview$key = {
  readonly " $data"?: DisputedOrders_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputedOrders_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisputedOrders_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputedOrderCount",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "e6091b5cff9a6a3c1e783f2e7fc92ad1";

export default node;
