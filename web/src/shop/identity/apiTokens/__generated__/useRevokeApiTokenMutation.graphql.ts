/**
 * @generated SignedSource<<51adb0ed449d8995c8f6ef0c1f980264>>
 * @relayHash b98073acef997adb74a5f90dfa2240f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daa8ffa639da82b21f2a996d8f069716bac3853b2d6314db7e0c4ccba7e43e95

import type { ConcreteRequest } from 'relay-runtime';
export type ApiTokenRevokeInput = {
  apiTokenId: string;
};
export type useRevokeApiTokenMutation$variables = {
  connections: ReadonlyArray<string>;
  input: ApiTokenRevokeInput;
};
export type useRevokeApiTokenMutation$data = {
  readonly apiTokenRevoke: {
    readonly revokedApiTokenId: string;
  };
};
export type useRevokeApiTokenMutation = {
  response: useRevokeApiTokenMutation$data;
  variables: useRevokeApiTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revokedApiTokenId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeApiTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ApiTokenRevokePayload",
        "kind": "LinkedField",
        "name": "apiTokenRevoke",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRevokeApiTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ApiTokenRevokePayload",
        "kind": "LinkedField",
        "name": "apiTokenRevoke",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "revokedApiTokenId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "daa8ffa639da82b21f2a996d8f069716bac3853b2d6314db7e0c4ccba7e43e95",
    "metadata": {},
    "name": "useRevokeApiTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae6b26870bb8bba50fb7becb15b664f4";

export default node;
