/**
 * @generated SignedSource<<4fb54d52234166c7d5b54d825d0a0873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProceedBar_cart$data = {
  readonly bill: {
    readonly grandTotal: number;
  };
  readonly isOrderable: boolean;
  readonly " $fragmentType": "ProceedBar_cart";
};
export type ProceedBar_cart$key = {
  readonly " $data"?: ProceedBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProceedBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProceedBar_cart",
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

(node as any).hash = "e1ce7ac16965ba9f6a3701ff917c613b";

export default node;
