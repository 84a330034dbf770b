/**
 * @generated SignedSource<<16b564ab3de23806a253ff3361251d9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartNotices_freeDelivery$data = {
  readonly freeDelivery: {
    readonly remaining: number;
    readonly threshold: number;
  } | null | undefined;
  readonly " $fragmentType": "CartNotices_freeDelivery";
};
export type CartNotices_freeDelivery$key = {
  readonly " $data"?: CartNotices_freeDelivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartNotices_freeDelivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartNotices_freeDelivery",
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

(node as any).hash = "0c06d77793e27e7bffce8f788d57b539";

export default node;
