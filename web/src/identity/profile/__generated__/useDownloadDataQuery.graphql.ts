/**
 * @generated SignedSource<<739da8fead2f47bcad8faa03854d2452>>
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
          {
            "kind": "RequiredField",
            "field": (v0/*:: as any*/),
            "action": "THROW"
          }
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

(node as any).hash = "60ef4daa5c1dc1d7bcf76ef42ee78313";

export default node;
