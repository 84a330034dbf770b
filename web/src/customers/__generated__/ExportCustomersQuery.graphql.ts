/**
 * @generated SignedSource<<ea338bb7e92024e94f0a821c35b6d0bb>>
 * @relayHash e5504795606250091d052d6ae166721c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08faf63fcf541866bdf0bf91529e1804a4e6b21c9f528354d3c8cc0038ffbc5c

import type { ConcreteRequest } from 'relay-runtime';
export type ExportCustomersQuery$variables = Record<PropertyKey, never>;
export type ExportCustomersQuery$data = {
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
};
export type ExportCustomersQuery = {
  response: ExportCustomersQuery$data;
  variables: ExportCustomersQuery$variables;
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
    "name": "ExportCustomersQuery",
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
    "name": "ExportCustomersQuery",
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
    "id": "08faf63fcf541866bdf0bf91529e1804a4e6b21c9f528354d3c8cc0038ffbc5c",
    "metadata": {},
    "name": "ExportCustomersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd8e6a59bd2b355f8b7842e06b4dabfb";

export default node;
