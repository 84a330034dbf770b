/**
 * @generated SignedSource<<598c30ab5ca88c4634b11feb164ce40f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeDeliveryBar_cart$data = {
  readonly freeDelivery: {
    readonly remaining: number;
    readonly threshold: number;
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
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "80370bed60ae0565f737a95e74dfdac1";

export default node;
