/**
 * @generated SignedSource<<e85e24fc794484431478e8fa2bcc1ca6>>
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
  readonly unit: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "68b823d21686751a63a2d6fe85e71092";

export default node;
