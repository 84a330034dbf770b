/**
 * @generated SignedSource<<f447e3b9862784fc261b2fad6a0fe4fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMenuItems_values$data = {
  readonly accountSummary: {
    readonly addresses: number;
    readonly favourites: number;
    readonly openOrders: number;
  };
  readonly storeCredit: {
    readonly balance: number;
  };
  readonly " $fragmentType": "AccountMenuItems_values";
};
export type AccountMenuItems_values$key = {
  readonly " $data"?: AccountMenuItems_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenuItems_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenuItems_values",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSummary",
      "kind": "LinkedField",
      "name": "accountSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "favourites",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addresses",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreCreditAccount",
      "kind": "LinkedField",
      "name": "storeCredit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c473b3b8ca842ef4f1e4d74f6807469a";

export default node;
