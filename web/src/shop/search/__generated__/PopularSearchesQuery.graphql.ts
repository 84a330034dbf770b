/**
 * @generated SignedSource<<8c403903cd93a0bf978d1ac77e9d3e21>>
 * @relayHash 9007c37eb6d9c189f05d6868308561b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9fd198afad7a0acc3cde7bb36068cb325a4e15b2f77a25104ee80218e1ded4

import type { ConcreteRequest } from 'relay-runtime';
export type PopularSearchesQuery$variables = Record<PropertyKey, never>;
export type PopularSearchesQuery$data = {
  readonly popularSearches: ReadonlyArray<string>;
};
export type PopularSearchesQuery = {
  response: PopularSearchesQuery$data;
  variables: PopularSearchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "popularSearches",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PopularSearchesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PopularSearchesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4b9fd198afad7a0acc3cde7bb36068cb325a4e15b2f77a25104ee80218e1ded4",
    "metadata": {},
    "name": "PopularSearchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba918ab61341353a35bf6c6c72c81c99";

export default node;
