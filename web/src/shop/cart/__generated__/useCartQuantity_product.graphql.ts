/**
 * @generated SignedSource<<312d836f0c8bb1f31cdbdd5852ec6446>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCartQuantity_product$data = {
  readonly draftQuantity: number | null | undefined;
  readonly id: string;
  readonly maxPerOrder: number | null | undefined;
  readonly maxQuantity: number;
  readonly price: number;
  readonly " $fragmentType": "useCartQuantity_product";
};
export type useCartQuantity_product$key = {
  readonly " $data"?: useCartQuantity_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartQuantity_product",
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPerOrder",
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "draftQuantity",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5bd3f2e36703a49b95989abdbecffad2";

export default node;
