/**
 * @generated SignedSource<<fce37f222ce84219808d6a05505fb379>>
 * @relayHash 3b27e5ecf11cca2b3004e85e4dd6a9ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c9f415654a47d36e4131b37975a43c9091fbd89a25249877aafec44701cf421

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityPageQuery$variables = Record<PropertyKey, never>;
export type SecurityPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly twoFactor: {
      readonly enabledAt: string | null | undefined;
      readonly isAvailable: boolean;
      readonly isRequired: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TwoFactorOn_viewer">;
  } | null | undefined;
};
export type SecurityPageQuery = {
  response: SecurityPageQuery$data;
  variables: SecurityPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabledAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAvailable",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRequired",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecurityPageQuery",
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
            "concreteType": "TwoFactor",
            "kind": "LinkedField",
            "name": "twoFactor",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TwoFactorOn_viewer"
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
    "name": "SecurityPageQuery",
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
            "concreteType": "TwoFactor",
            "kind": "LinkedField",
            "name": "twoFactor",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodesLeft",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5c9f415654a47d36e4131b37975a43c9091fbd89a25249877aafec44701cf421",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5fd2efcfdcdbd714d9a6fcb7e0304c1";

export default node;
