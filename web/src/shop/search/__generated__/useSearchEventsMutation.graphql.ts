/**
 * @generated SignedSource<<1d1005b34e9a158ab1a40c5b49658287>>
 * @relayHash 5ca86161391cdbcec0a1f637d8f7ffc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ec1f9a64e26d5fff834227ebb49d2db7cca2faca993b24125282609e3cff02f

import type { ConcreteRequest } from 'relay-runtime';
export type SearchEventKind = "ADD_TO_CART" | "RESULT_CLICK" | "SEARCH" | "%future added value";
export type SearchEventRecordInput = {
  kind: SearchEventKind;
  query: string;
};
export type useSearchEventsMutation$variables = {
  input: SearchEventRecordInput;
};
export type useSearchEventsMutation$data = {
  readonly searchEventRecord: {
    readonly __typename: string;
  };
};
export type useSearchEventsMutation = {
  response: useSearchEventsMutation$data;
  variables: useSearchEventsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "searchEventRecord",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSearchEventsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSearchEventsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ec1f9a64e26d5fff834227ebb49d2db7cca2faca993b24125282609e3cff02f",
    "metadata": {},
    "name": "useSearchEventsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f83f69b07c31e606f7be6305999f87a";

export default node;
