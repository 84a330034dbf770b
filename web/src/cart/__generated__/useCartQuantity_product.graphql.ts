/**
 * @generated SignedSource<<0ccf4ac1c8502eff58a5c31dcfe64d47>>
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
  readonly maxQuantity: number;
  readonly name: string;
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
      "name": "name",
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

(node as any).hash = "71799977bccbf05b150912896e75c61f";

export default node;
