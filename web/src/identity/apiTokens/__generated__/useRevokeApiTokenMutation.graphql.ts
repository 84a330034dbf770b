/**
 * @generated SignedSource<<2e930e04359a32fed19aff03bea23609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
    "cacheID": "b98073acef997adb74a5f90dfa2240f1",
    "id": null,
    "metadata": {},
    "name": "useRevokeApiTokenMutation",
    "operationKind": "mutation",
    "text": "mutation useRevokeApiTokenMutation(\n  $input: ApiTokenRevokeInput!\n) {\n  apiTokenRevoke(input: $input) {\n    revokedApiTokenId\n  }\n}\n"
  }
};
})();

(node as any).hash = "ae6b26870bb8bba50fb7becb15b664f4";

export default node;
