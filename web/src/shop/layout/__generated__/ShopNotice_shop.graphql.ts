/**
 * @generated SignedSource<<282e9dabf8c668c98a821cb854a8d292>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopNotice_shop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
  readonly " $fragmentType": "ShopNotice_shop";
};
export type ShopNotice_shop$key = {
  readonly " $data"?: ShopNotice_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopNotice_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopNotice_shop",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShopStatus_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "4e5b206141bd4d3d14324f0fc87cb964";

export default node;
