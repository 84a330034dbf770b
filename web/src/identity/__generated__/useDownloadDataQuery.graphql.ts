/**
 * @generated SignedSource<<e93aed807a542596d844dc7468eb76c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useDownloadDataQuery$variables = Record<PropertyKey, never>;
export type useDownloadDataQuery$data = {
  readonly viewer: {
    readonly personalData: unknown;
  } | null | undefined;
};
export type useDownloadDataQuery = {
  response: useDownloadDataQuery$data;
  variables: useDownloadDataQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "personalData",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDownloadDataQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDownloadDataQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "cacheID": "22e71203c387218e8de558f8f0eec889",
    "id": null,
    "metadata": {},
    "name": "useDownloadDataQuery",
    "operationKind": "query",
    "text": "query useDownloadDataQuery {\n  viewer {\n    personalData\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a878403eeb66ce2152d1129de0f443b3";

export default node;
