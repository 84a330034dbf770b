/**
 * @generated SignedSource<<3c64d622b8638b155ac2e026faff85e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewCartBar_cart$data = {
  readonly bill: {
    readonly grandTotal: number;
    readonly quantity: number;
  };
  readonly " $fragmentType": "ViewCartBar_cart";
};
export type ViewCartBar_cart$key = {
  readonly " $data"?: ViewCartBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewCartBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewCartBar_cart",
  "selections": [
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

(node as any).hash = "bd4b8ef6d6e600373bb8408263b580d8";

export default node;
