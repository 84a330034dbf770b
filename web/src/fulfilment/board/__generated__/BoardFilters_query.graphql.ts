/**
 * @generated SignedSource<<87787915be0369cce11973a863bbe2f2>>
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5fd7996aea7342b14d6e6cec77615a5a";

export default node;
