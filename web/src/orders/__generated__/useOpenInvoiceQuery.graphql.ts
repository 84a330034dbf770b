/**
 * @generated SignedSource<<8847de702309e9edc94ffefac3a9819c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOpenInvoiceQuery$variables = Record<PropertyKey, never>;
export type useOpenInvoiceQuery$data = {
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
};
export type useOpenInvoiceQuery = {
  response: useOpenInvoiceQuery$data;
  variables: useOpenInvoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenInvoiceQuery",
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
    "name": "useOpenInvoiceQuery",
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
    "cacheID": "d527e055e106fc6a6c6f8d7c9a3ce7a4",
    "id": null,
    "metadata": {},
    "name": "useOpenInvoiceQuery",
    "operationKind": "query",
    "text": "query useOpenInvoiceQuery {\n  viewer {\n    __typename\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f966a3549e660a303e789a4f9c4b9908";

export default node;
