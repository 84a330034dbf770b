/**
 * @generated SignedSource<<887dd0a65858f029ef899ab77f986e71>>
 * @relayHash 8b8eaf03133f9a03e88d70f7863aec1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 707cb80e7efb0e8777c77242192b9da2f703fe0a377fa8e9d3c950f014493f15

import type { ConcreteRequest } from 'relay-runtime';
export type ReportGroup = "GST" | "SALES" | "%future added value";
export type ReportsPageQuery$variables = Record<PropertyKey, never>;
export type ReportsPageQuery$data = {
  readonly reports: ReadonlyArray<{
    readonly description: string;
    readonly group: ReportGroup;
    readonly handle: string;
    readonly title: string;
  }>;
};
export type ReportsPageQuery = {
  response: ReportsPageQuery$data;
  variables: ReportsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Report",
  "kind": "LinkedField",
  "name": "reports",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportsPageQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReportsPageQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "707cb80e7efb0e8777c77242192b9da2f703fe0a377fa8e9d3c950f014493f15",
    "metadata": {},
    "name": "ReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86eb50abf4ee4a5227bfa7534e3c91a5";

export default node;
