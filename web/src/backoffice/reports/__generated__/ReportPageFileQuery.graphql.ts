/**
 * @generated SignedSource<<fb221e64d9dad491e97bccaf256c9549>>
 * @relayHash c0bd12e54b28a135cae070dfbf0854b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0717d96c7e1ad4897daddaf08522646c6cff17d13d07705800be644dcc27e427

import type { ConcreteRequest } from 'relay-runtime';
export type ReportPageFileQuery$variables = {
  endDate: string;
  handle: string;
  startDate: string;
};
export type ReportPageFileQuery$data = {
  readonly report: {
    readonly csvUrl: string | null | undefined;
    readonly run: {
      readonly csvUrl: string | null | undefined;
    } | null | undefined;
  };
};
export type ReportPageFileQuery = {
  response: ReportPageFileQuery$data;
  variables: ReportPageFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endDate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "handle"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startDate"
},
v3 = [
  {
    "kind": "Variable",
    "name": "endDate",
    "variableName": "endDate"
  },
  {
    "kind": "Variable",
    "name": "handle",
    "variableName": "handle"
  },
  {
    "kind": "Variable",
    "name": "startDate",
    "variableName": "startDate"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "csvUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportPageFileQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v3/*:: as any*/),
          "concreteType": "RangedReport",
          "kind": "LinkedField",
          "name": "report",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ReportRun",
              "kind": "LinkedField",
              "name": "run",
              "plural": false,
              "selections": [
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReportPageFileQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RangedReport",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportRun",
            "kind": "LinkedField",
            "name": "run",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0717d96c7e1ad4897daddaf08522646c6cff17d13d07705800be644dcc27e427",
    "metadata": {},
    "name": "ReportPageFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e2c101197f0bf02a99052fb7bd5310d";

export default node;
