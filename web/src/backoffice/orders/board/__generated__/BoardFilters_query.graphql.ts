/**
 * @generated SignedSource<<4990f4016d01ffecc62da2b30ec40fa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardFilters_query$data = {
  readonly disputed: {
    readonly totalCount: number;
  };
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

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
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
          (v0/*:: as any*/)
        ],
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "adminOrders",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "adminOrders(filter:{\"isOnHold\":true},first:0)"
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "disputed",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "isDisputed": true
            }
          },
          (v0/*:: as any*/)
        ],
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "adminOrders",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "adminOrders(filter:{\"isDisputed\":true},first:0)"
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
})();

(node as any).hash = "21c67f763c3e72214509dae16ea5e26b";

export default node;
