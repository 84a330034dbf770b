/**
 * @generated SignedSource<<4208ea124d79bb09f8ad3452beac9765>>
 * @relayHash 028f4afd84f9e7255f70d7650c34f6db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d449494d4dec1458f624d4112e2107a8fefb4dd390d39a5d6db82eb59e5f573e

import type { ConcreteRequest } from 'relay-runtime';
export type ReportPageFileQuery$variables = {
  from: string;
  handle: string;
  to: string;
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
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
    "id": "d449494d4dec1458f624d4112e2107a8fefb4dd390d39a5d6db82eb59e5f573e",
    "metadata": {},
    "name": "ReportPageFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a1e39cab65dfe93d1f5302ca89db90a0";

export default node;
