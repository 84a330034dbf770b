/**
 * @generated SignedSource<<669f5ba35a5e457d61fbc535ed418f99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickEdit_product$data = {
  readonly id: string;
  readonly mrp: number;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"QuickEditField_price" | "QuickEditField_stock">;
  readonly " $fragmentType": "QuickEdit_product";
};
export type QuickEdit_product$key = {
  readonly " $data"?: QuickEdit_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickEdit_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickEdit_product",
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mrp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickEditField_price"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickEditField_stock"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a869f6cb51da08bc251e7ad69d715377";

export default node;
