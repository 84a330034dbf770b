/**
 * @generated SignedSource<<50740e183f46ca04fec697ea697c1d21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundRequestsPage_refundRequestTabs$data = {
  readonly openRequests: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_query">;
  readonly " $fragmentType": "RefundRequestsPage_refundRequestTabs";
};
export type RefundRequestsPage_refundRequestTabs$key = {
  readonly " $data"?: RefundRequestsPage_refundRequestTabs$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequestsPage_refundRequestTabs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequestsPage_refundRequestTabs",
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

(node as any).hash = "d15f9d1cf0c1e06291b15d617a5ca049";

export default node;
