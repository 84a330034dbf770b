/**
 * @generated SignedSource<<ef84fe17d1130b81bbaaf17c923dbc0e>>
 * @relayHash ba5464795b4b1c8e5b1eaf9eae156cf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aab56795132212a96241efa3ab699ba4b5ff504b52c3df58648f5c678c956667

import type { ConcreteRequest } from 'relay-runtime';
export type ImportsPageExportQuery$variables = Record<PropertyKey, never>;
export type ImportsPageExportQuery$data = {
  readonly catalogueFile: {
    readonly exportUrl: string;
  };
};
export type ImportsPageExportQuery = {
  response: ImportsPageExportQuery$data;
  variables: ImportsPageExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CatalogueFile",
  "kind": "LinkedField",
  "name": "catalogueFile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exportUrl",
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
    "name": "ImportsPageExportQuery",
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
    "name": "ImportsPageExportQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "aab56795132212a96241efa3ab699ba4b5ff504b52c3df58648f5c678c956667",
    "metadata": {},
    "name": "ImportsPageExportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e25c4d3a9cead5471f0bed2bc3d81da2";

export default node;
