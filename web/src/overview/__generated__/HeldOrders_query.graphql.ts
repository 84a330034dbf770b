/**
 * @generated SignedSource<<7cbe4d046b5c9875ed9d248887a8a829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldOrders_query$data = {
  readonly held: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "HeldOrders_query";
};
export type HeldOrders_query$key = {
  readonly " $data"?: HeldOrders_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldOrders_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldOrders_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "held",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "isOnHold": true
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 0
          }
        ],
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "adminOrders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": "adminOrders(filter:{\"isOnHold\":true},first:0)"
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "514ab844e23df4df5eed2063378e4b27";

export default node;
