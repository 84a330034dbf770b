/**
 * @generated SignedSource<<a19490fcbc5385c430cfd648963f9e2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelOrder_order$data = {
  readonly canCancel: boolean;
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "cad236a68ebd51633ddf52e73b7c6659";

export default node;
