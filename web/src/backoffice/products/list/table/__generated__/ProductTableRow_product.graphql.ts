/**
 * @generated SignedSource<<da0711b53738c41185392931ac224912>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTableRow_product$data = {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTableRow_cell">;
  readonly " $fragmentType": "ProductTableRow_product";
};
export type ProductTableRow_product$key = {
  readonly " $data"?: ProductTableRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTableRow_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTableRow_product",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductTableRow_cell"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b3509402ca9dd4ba748431d12e39870e";

export default node;
