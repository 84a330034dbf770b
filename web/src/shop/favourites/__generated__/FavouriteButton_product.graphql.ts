/**
 * @generated SignedSource<<ca27995460583304d2eb1f70e11f0aca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouriteButton_product$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FavouriteButton_product";
};
export type FavouriteButton_product$key = {
  readonly " $data"?: FavouriteButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouriteButton_product",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "dc2ce6132afdd2d6beda76520abdd1b3";

export default node;
