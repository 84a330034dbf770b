/**
 * @generated SignedSource<<3933199b769d2ace98fb0c89681e46a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cartTotals_cart$data = {
  readonly bill: {
    readonly " $fragmentSpreads": FragmentRefs<"BillDetails_bill" | "CartNotices_savings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartButton_cart" | "CartNotices_freeDelivery" | "ProceedBar_cart" | "ViewCartBar_cart">;
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
      "name": "CartNotices_freeDelivery"
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
          "name": "CartNotices_savings"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "7e50118d7fe169e6c7bc28c47a5be8e3";

export default node;
