/**
 * @generated SignedSource<<c381c759991b1453779ffbb4a18f5105>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardFilters_query$data = {
  readonly onHold: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_query">;
  readonly " $fragmentType": "BoardFilters_query";
};
export type BoardFilters_query$key = {
  readonly " $data"?: BoardFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardFilters_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "onHold",
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
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "kind",
          "value": "ORDERS"
        }
      ],
      "kind": "FragmentSpread",
      "name": "SavedFilters_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b36e891895407130a54967b9f90e8933";

export default node;
