/**
 * @generated SignedSource<<077a88bed020fc4ffac7470155e77ae7>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProceedBar_minimumOrderText">;
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
      "kind": "InlineDataFragmentSpread",
      "name": "ProceedBar_minimumOrderText",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MinimumOrder",
          "kind": "LinkedField",
          "name": "minimumOrder",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "threshold",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remaining",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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

(node as any).hash = "dfef37c32f9aa92bbf4534b0a5575283";

export default node;
