/**
 * @generated SignedSource<<b8ff57b76053895c01167da8cd95bd1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OftenBoughtWithStrip_cart$data = {
  readonly oftenBoughtWith: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OftenBoughtWithCard_product">;
  }>;
  readonly " $fragmentType": "OftenBoughtWithStrip_cart";
};
export type OftenBoughtWithStrip_cart$key = {
  readonly " $data"?: OftenBoughtWithStrip_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OftenBoughtWithStrip_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OftenBoughtWithStrip_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "oftenBoughtWith",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OftenBoughtWithCard_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "7e8242e367ceb0c037b7e6b8bccd36be";

export default node;
