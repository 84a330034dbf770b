/**
 * @generated SignedSource<<e073105b73643b2f1c683112d2707c70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TotalChangedDialog_cart$data = {
  readonly bill: {
    readonly grandTotal: number;
  };
  readonly " $fragmentType": "TotalChangedDialog_cart";
};
export type TotalChangedDialog_cart$key = {
  readonly " $data"?: TotalChangedDialog_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"TotalChangedDialog_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TotalChangedDialog_cart",
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

(node as any).hash = "e5af3ad7b46ec931b74d6b3e1a328792";

export default node;
