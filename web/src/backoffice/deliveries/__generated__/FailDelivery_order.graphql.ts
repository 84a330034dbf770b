/**
 * @generated SignedSource<<67ef4b9769e83c53bee40ccd19025995>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailDelivery_order$data = {
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "FailDelivery_order";
};
export type FailDelivery_order$key = {
  readonly " $data"?: FailDelivery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailDelivery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailDelivery_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "DeliveryOrder",
  "abstractKey": null
};

(node as any).hash = "53256d95171ec0f8a6e08ce42201dcac";

export default node;
