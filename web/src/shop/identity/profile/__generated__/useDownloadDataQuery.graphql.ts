/**
 * @generated SignedSource<<2889ee439ee320a74174e95aa371d003>>
 * @relayHash 22e71203c387218e8de558f8f0eec889
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516220fc4900a48c25a5eb2123cfd9f141ca9002118705f12f52f91656fad95a

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "516220fc4900a48c25a5eb2123cfd9f141ca9002118705f12f52f91656fad95a",
    "metadata": {},
    "name": "useDownloadDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60ef4daa5c1dc1d7bcf76ef42ee78313";

export default node;
