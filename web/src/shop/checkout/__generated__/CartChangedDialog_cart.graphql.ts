/**
 * @generated SignedSource<<de9351b01bff9409c9f6b4137c5d385e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartChangedDialog_cart$data = {
  readonly bill: {
    readonly grandTotal: number;
  };
  readonly isOrderable: boolean;
  readonly " $fragmentType": "CartChangedDialog_cart";
};
export type CartChangedDialog_cart$key = {
  readonly " $data"?: CartChangedDialog_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartChangedDialog_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartChangedDialog_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOrderable",
      "storageKey": null
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

(node as any).hash = "aa16c11047d1ae4c0ef7b1fcf9334c29";

export default node;
