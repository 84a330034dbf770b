/**
 * @generated SignedSource<<41c3ecdc02901b8010a6ec8edbeed2fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartDelivery_order$data = {
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "StartDelivery_order";
};
export type StartDelivery_order$key = {
  readonly " $data"?: StartDelivery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartDelivery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartDelivery_order",
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

(node as any).hash = "44c44f79fd5a44cbdbe477663f59e8bd";

export default node;
