/**
 * @generated SignedSource<<33cb2c9ec7b95791807e48ca4d0c16ae>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProductTableCell_product">;
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
      "name": "ProductTableCell_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "89c3cd84700c4e57e8ddec92830c4cac";

export default node;
