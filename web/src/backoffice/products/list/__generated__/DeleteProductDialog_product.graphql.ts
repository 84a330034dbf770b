/**
 * @generated SignedSource<<cd85f515b36dcaa3642008a5652a2c95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteProductDialog_product$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteProductDialog_product";
};
export type DeleteProductDialog_product$key = {
  readonly " $data"?: DeleteProductDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteProductDialog_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteProductDialog_product",
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

(node as any).hash = "02f0fd90407aa485bb9240cb9770dc75";

export default node;
