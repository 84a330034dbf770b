/**
 * @generated SignedSource<<aef67a9997bd6d2db645f6b502ae4cb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerFlags_customer$data = {
  readonly hasNotes: boolean;
  readonly isCashOnDeliveryBlocked: boolean;
  readonly isSuspended: boolean;
  readonly " $fragmentType": "CustomerFlags_customer";
};
export type CustomerFlags_customer$key = {
  readonly " $data"?: CustomerFlags_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFlags_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerFlags_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCashOnDeliveryBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNotes",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b8997f2646c9c0652603f5ab87bf7537";

export default node;
