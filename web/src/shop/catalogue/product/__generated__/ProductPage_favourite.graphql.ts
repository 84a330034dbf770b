/**
 * @generated SignedSource<<0b496c611e7493c44ccfd5bdd707d8fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPage_favourite$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_product">;
  readonly " $fragmentType": "ProductPage_favourite";
};
export type ProductPage_favourite$key = {
  readonly " $data"?: ProductPage_favourite$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPage_favourite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPage_favourite",
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

(node as any).hash = "f4835a476bbb4c64467dd0dae2c161be";

export default node;
