/**
 * @generated SignedSource<<e1197e74504e52fe82df701b2a0f4074>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_shop$data = {
  readonly isRegistered: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
  readonly " $fragmentType": "CheckoutForm_shop";
};
export type CheckoutForm_shop$key = {
  readonly " $data"?: CheckoutForm_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutForm_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRegistered",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShopStatus_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "f4e3d40ebfc1489e9679e41552216117";

export default node;
