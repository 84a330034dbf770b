/**
 * @generated SignedSource<<e8b3680570f09dde55bd17e77bf08159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedCartLineRow_line$data = {
  readonly id: string;
  readonly priceChange: number;
  readonly product: {
    readonly id: string;
    readonly isSoldOut: boolean;
    readonly mrp: number;
    readonly name: string;
    readonly pictures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
    }>;
    readonly price: number;
    readonly unit: string;
    readonly " $fragmentSpreads": FragmentRefs<"NotifyMe_product">;
  };
  readonly quantity: number;
  readonly " $fragmentType": "SavedCartLineRow_line";
};
export type SavedCartLineRow_line$key = {
  readonly " $data"?: SavedCartLineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedCartLineRow_line">;
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
  "name": "SavedCartLineRow_line",
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
      "name": "priceChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
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
          "name": "unit",
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
          "name": "isSoldOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            }
          ],
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "pictures",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_picture"
            }
          ],
          "storageKey": "pictures(first:1)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NotifyMe_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedCartLine",
  "abstractKey": null
};
})();

(node as any).hash = "3450bbedb1a416a0a85a6aaddf386e5b";

export default node;
