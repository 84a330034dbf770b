/**
 * @generated SignedSource<<ad6fa73056107336bb47021512f8cd55>>
 * @relayHash 399f2577dc60ac31ad554a5bafb2acff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f57ded8b3ca626cdf5f19f70ceaeee3cdad8fbc48e8255de872d483a1c982fd2

import type { ConcreteRequest } from 'relay-runtime';
export type ApiTokenRevokeInput = {
  apiTokenId: string;
};
export type ApiTokenRowRevokeMutation$variables = {
  connections: ReadonlyArray<string>;
  input: ApiTokenRevokeInput;
};
export type ApiTokenRowRevokeMutation$data = {
  readonly apiTokenRevoke: {
    readonly revokedApiTokenId: string;
  };
};
export type ApiTokenRowRevokeMutation = {
  response: ApiTokenRowRevokeMutation$data;
  variables: ApiTokenRowRevokeMutation$variables;
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
    "name": "ApiTokenRowRevokeMutation",
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
    "name": "ApiTokenRowRevokeMutation",
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
    "id": "f57ded8b3ca626cdf5f19f70ceaeee3cdad8fbc48e8255de872d483a1c982fd2",
    "metadata": {},
    "name": "ApiTokenRowRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b04fb6b4ead6e2160268790a14658263";

export default node;
