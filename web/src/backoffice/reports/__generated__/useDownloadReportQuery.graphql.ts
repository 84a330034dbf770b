/**
 * @generated SignedSource<<bb7e5b6063409fdfa222b0059c858f31>>
 * @relayHash 94da84e2f4d0111450769af42d4d9513
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e55fc0563beab923e873ef8189850c20a5aeb077961ce8c20d588f4ab872260

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadReportQuery$variables = {
  from: string;
  handle: string;
  to: string;
};
export type useDownloadReportQuery$data = {
  readonly report: {
    readonly csvUrl: string | null | undefined;
    readonly run: {
      readonly csvUrl: string | null | undefined;
    } | null | undefined;
  };
};
export type useDownloadReportQuery = {
  response: useDownloadReportQuery$data;
  variables: useDownloadReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "handle"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "handle",
    "variableName": "handle"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
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
    "name": "useDownloadReportQuery",
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDownloadReportQuery",
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
    "id": "3e55fc0563beab923e873ef8189850c20a5aeb077961ce8c20d588f4ab872260",
    "metadata": {},
    "name": "useDownloadReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e9d90875daae3efb43986657797e455";

export default node;
