/**
 * @generated SignedSource<<04ae6c1394af6089c48be3cad06018cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cartTotals_cart$data = {
  readonly bill: {
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill" | "SavingsBanner_bill">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartButton_cart" | "FreeDeliveryBar_cart" | "ProceedBar_cart" | "ViewCartBar_cart">;
  readonly " $fragmentType": "cartTotals_cart";
};
export type cartTotals_cart$key = {
  readonly " $data"?: cartTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartTotals_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cartTotals_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartButton_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewCartBar_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProceedBar_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FreeDeliveryBar_cart"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillDetails_bill"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SavingsBanner_bill"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "9df81cc61a821131b17d881a92ad121c";

export default node;
