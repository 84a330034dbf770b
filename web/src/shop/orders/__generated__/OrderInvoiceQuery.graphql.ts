/**
 * @generated SignedSource<<bc5fd661a14f65f8afa8a44edf3dd8f2>>
 * @relayHash 3f7b0208a243307a5ec6cef6c9847fd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89390214199c309fd08344b46df5a0a27c61b5d5cb6b65e14efdf1de1045f85a

import type { ConcreteRequest } from 'relay-runtime';
export type OrderInvoiceQuery$variables = Record<PropertyKey, never>;
export type OrderInvoiceQuery$data = {
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
};
export type OrderInvoiceQuery = {
  response: OrderInvoiceQuery$data;
  variables: OrderInvoiceQuery$variables;
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
    "name": "OrderInvoiceQuery",
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
    "name": "OrderInvoiceQuery",
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
    "id": "89390214199c309fd08344b46df5a0a27c61b5d5cb6b65e14efdf1de1045f85a",
    "metadata": {},
    "name": "OrderInvoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84f9f64d08c1254912ac56db73fbde33";

export default node;
