/**
 * @generated SignedSource<<4dd0e700860a6170185cc8f53dc1bbce>>
 * @relayHash 1a916a76aa9c04af0f14800dfa3a9779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d7d656a6f6706ee1f0cbfaf82d8689b13b9e3843ab86924f044000feeafc013

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadRefusedQuery$variables = {
  id: string;
};
export type useDownloadRefusedQuery$data = {
  readonly catalogueImport: {
    readonly refusedRowsUrl: string | null | undefined;
  } | null | undefined;
};
export type useDownloadRefusedQuery = {
  response: useDownloadRefusedQuery$data;
  variables: useDownloadRefusedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusedRowsUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDownloadRefusedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CatalogueImport",
        "kind": "LinkedField",
        "name": "catalogueImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDownloadRefusedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CatalogueImport",
        "kind": "LinkedField",
        "name": "catalogueImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "6d7d656a6f6706ee1f0cbfaf82d8689b13b9e3843ab86924f044000feeafc013",
    "metadata": {},
    "name": "useDownloadRefusedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7723a2f92ef6ac27476f2963dede56cd";

export default node;
