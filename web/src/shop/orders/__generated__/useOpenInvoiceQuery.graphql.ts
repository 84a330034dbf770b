/**
 * @generated SignedSource<<a2f3b191ee45f16836535099fbe3bb91>>
 * @relayHash d527e055e106fc6a6c6f8d7c9a3ce7a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8afecdfadb3ace9c32549241bbdeb4e422970a68e148ec6898ce59e7d2ceb9c3

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "8afecdfadb3ace9c32549241bbdeb4e422970a68e148ec6898ce59e7d2ceb9c3",
    "metadata": {},
    "name": "useOpenInvoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f966a3549e660a303e789a4f9c4b9908";

export default node;
