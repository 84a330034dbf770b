/**
 * @generated SignedSource<<2f0a9c94efa69af8d46023caa85a440c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundRequestTabs_query$data = {
  readonly openRequests: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_query">;
  readonly " $fragmentType": "RefundRequestTabs_query";
};
export type RefundRequestTabs_query$key = {
  readonly " $data"?: RefundRequestTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequestTabs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequestTabs_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "openRequests",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 0
          },
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "OPEN"
            ]
          }
        ],
        "concreteType": "RefundRequestConnection",
        "kind": "LinkedField",
        "name": "refundRequests",
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
        "storageKey": "refundRequests(first:0,statuses:[\"OPEN\"])"
      },
      "action": "THROW"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "kind",
          "value": "REFUND_REQUESTS"
        }
      ],
      "kind": "FragmentSpread",
      "name": "SavedFilters_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "19655bf8c49a8b8a8606e3d28cab6529";

export default node;
