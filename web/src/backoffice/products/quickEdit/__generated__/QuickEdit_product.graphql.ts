/**
 * @generated SignedSource<<15b1674a55e717ead456b6d94716028a>>
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
  readonly " $fragmentSpreads": FragmentRefs<"QuickEditPrice_product" | "QuickEditStock_product">;
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
      "name": "QuickEditPrice_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickEditStock_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "60db996e9455f5b2a73b76e422793ee1";

export default node;
