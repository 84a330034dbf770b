/**
 * @generated SignedSource<<ee4a91e6a1d429aec7935541cf309490>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerBlocks_customerFlags$data = {
  readonly hasNotes: boolean;
  readonly isCashOnDeliveryBlocked: boolean;
  readonly isSuspended: boolean;
  readonly " $fragmentType": "CustomerBlocks_customerFlags";
};
export type CustomerBlocks_customerFlags$key = {
  readonly " $data"?: CustomerBlocks_customerFlags$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBlocks_customerFlags">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerBlocks_customerFlags",
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

(node as any).hash = "e97e362c04ed4acd46f348f92e7b4077";

export default node;
