/**
 * @generated SignedSource<<8e375e0fe26b324e021539be91fd3956>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouriteSlot_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_product">;
  readonly " $fragmentType": "FavouriteSlot_product";
};
export type FavouriteSlot_product$key = {
  readonly " $data"?: FavouriteSlot_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteSlot_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouriteSlot_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButton_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a071a7236a5fc691754208884d3f8403";

export default node;
