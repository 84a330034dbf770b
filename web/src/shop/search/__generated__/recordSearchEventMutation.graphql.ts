/**
 * @generated SignedSource<<25e14c63ea2fbb89de7c0b0525e67599>>
 * @relayHash 0418807f637dd82afbf5c956e89526e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b91a1ca85a8d2a8cecbd0acbf7b99ee39b726d36ce3d7af10c3526fdb23f394

import type { ConcreteRequest } from 'relay-runtime';
export type SearchEventKind = "ADD_TO_CART" | "RESULT_CLICK" | "SEARCH" | "%future added value";
export type SearchEventRecordInput = {
  kind: SearchEventKind;
  query: string;
};
export type recordSearchEventMutation$variables = {
  input: SearchEventRecordInput;
};
export type recordSearchEventMutation$data = {
  readonly searchEventRecord: {
    readonly __typename: string;
  };
};
export type recordSearchEventMutation = {
  response: recordSearchEventMutation$data;
  variables: recordSearchEventMutation$variables;
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
    "name": "recordSearchEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recordSearchEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b91a1ca85a8d2a8cecbd0acbf7b99ee39b726d36ce3d7af10c3526fdb23f394",
    "metadata": {},
    "name": "recordSearchEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad79f35be97024f00e08ed3f70cbdcbd";

export default node;
