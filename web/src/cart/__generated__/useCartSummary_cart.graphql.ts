/**
 * @generated SignedSource<<acb2ac6613a5bec49684153e2fdeb00d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCartSummary_cart$data = {
  readonly allLines: {
    readonly totalCount: number;
  };
  readonly bill: {
    readonly grandTotal: number;
    readonly quantity: number;
  };
  readonly " $fragmentType": "useCartSummary_cart";
};
export type useCartSummary_cart$key = {
  readonly " $data"?: useCartSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartSummary_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartSummary_cart",
  "selections": [
    {
      "alias": "allLines",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "CartLineConnection",
      "kind": "LinkedField",
      "name": "lines",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "lines(first:1)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bill",
      "kind": "LinkedField",
      "name": "bill",
      "plural": false,
      "selections": [
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
          "name": "grandTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "ebe17a69528cfbbba81cc2b17d8287dd";

export default node;
