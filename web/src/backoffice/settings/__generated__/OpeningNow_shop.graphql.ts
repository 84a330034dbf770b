/**
 * @generated SignedSource<<beb04680feae0b5bc78f5ce34b32eabe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpeningNow_shop$data = {
  readonly closesAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
  readonly " $fragmentType": "OpeningNow_shop";
};
export type OpeningNow_shop$key = {
  readonly " $data"?: OpeningNow_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningNow_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningNow_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShopStatus_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "0202b96c88424f1ed37ca4d1489e8b8e";

export default node;
