/**
 * @generated SignedSource<<2dc5118f60e9fca5a302ad027096fe23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCartQuantity_product$data = {
  readonly id: string;
  readonly myCartLine: {
    readonly id: string;
    readonly maxQuantity: number;
    readonly quantity: number;
  } | null | undefined;
  readonly name: string;
  readonly stock: number;
  readonly " $fragmentType": "useCartQuantity_product";
};
export type useCartQuantity_product$key = {
  readonly " $data"?: useCartQuantity_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartQuantity_product",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "myCartLine",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "01aabaeed605d5bc21add55981c1ca57";

export default node;
