/**
 * @generated SignedSource<<6606a45ff7ee6fb37eca47f1cd047fac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FreeDeliveryBar_cart$data = {
  readonly freeDelivery: {
    readonly from: number;
    readonly missing: number;
  } | null | undefined;
  readonly " $fragmentType": "FreeDeliveryBar_cart";
};
export type FreeDeliveryBar_cart$key = {
  readonly " $data"?: FreeDeliveryBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeDeliveryBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeDeliveryBar_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FreeDelivery",
      "kind": "LinkedField",
      "name": "freeDelivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "6728999bfa32480b5aa0135afbdb82eb";

export default node;
