/**
 * @generated SignedSource<<f07b176dcae12ef33716fbb9c04a60b9>>
 * @relayHash 2806a343b6b31c958e0cdd01b9b67457
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a26bb04bea861f0566a33feefacf12ff20f2271b46cf385cf820ad259c1fe48

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadReportQuery$variables = {
  from: string;
  handle: string;
  to: string;
};
export type useDownloadReportQuery$data = {
  readonly reportTable: {
    readonly csvUrl: string;
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
v3 = {
  "alias": null,
  "args": [
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
  "concreteType": "ReportTable",
  "kind": "LinkedField",
  "name": "reportTable",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csvUrl",
      "storageKey": null
    }
  ],
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
        "field": (v3/*:: as any*/),
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
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "3a26bb04bea861f0566a33feefacf12ff20f2271b46cf385cf820ad259c1fe48",
    "metadata": {},
    "name": "useDownloadReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "658158b59ef8a708bce6ef2e5ad589b5";

export default node;
