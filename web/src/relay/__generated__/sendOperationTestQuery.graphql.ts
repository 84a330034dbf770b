/**
 * @generated SignedSource<<2274cbc87f9c3dfa98ff0b52640029f0>>
 * @relayHash b6e7294a89c8dda97205ec7f1a1afe86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eef2fea339c951d090975ac4ae332216486c235d71cc15c131de5d82a6909ba8

import { ConcreteRequest } from 'relay-runtime';
export type sendOperationTestQuery$variables = {
  search?: string | null | undefined;
};
export type sendOperationTestQuery$data = {
  readonly products: {
    readonly totalCount: number;
  };
};
export type sendOperationTestQuery = {
  response: sendOperationTestQuery$data;
  variables: sendOperationTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "ProductConnection",
    "kind": "LinkedField",
    "name": "products",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
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
    "name": "sendOperationTestQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendOperationTestQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eef2fea339c951d090975ac4ae332216486c235d71cc15c131de5d82a6909ba8",
    "metadata": {},
    "name": "sendOperationTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbca1bc457021977ff336b23ac6cea21";

export default node;
