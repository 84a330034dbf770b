/**
 * @generated SignedSource<<cf0cfa52938796a5e69354b58e72a619>>
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b935cb94a4b4fe66eff634c44c8e1d6e";

export default node;
