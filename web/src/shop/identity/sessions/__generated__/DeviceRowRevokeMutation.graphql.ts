/**
 * @generated SignedSource<<5e0e3d6cd7917de28caea59c9420ad3c>>
 * @relayHash 56210007f3326f588b01586626e775b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f76a733850d1424fd5fad2dd4491268a1e546bb0c81c2a9e6f084efccfbfce74

import type { ConcreteRequest } from 'relay-runtime';
export type SessionRevokeInput = {
  sessionId: string;
};
export type DeviceRowRevokeMutation$variables = {
  connections: ReadonlyArray<string>;
  input: SessionRevokeInput;
};
export type DeviceRowRevokeMutation$data = {
  readonly sessionRevoke: {
    readonly revokedSessionId: string;
  };
};
export type DeviceRowRevokeMutation = {
  response: DeviceRowRevokeMutation$data;
  variables: DeviceRowRevokeMutation$variables;
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
  "name": "revokedSessionId",
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
    "name": "DeviceRowRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SessionRevokePayload",
        "kind": "LinkedField",
        "name": "sessionRevoke",
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
    "name": "DeviceRowRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SessionRevokePayload",
        "kind": "LinkedField",
        "name": "sessionRevoke",
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
            "name": "revokedSessionId",
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
    "id": "f76a733850d1424fd5fad2dd4491268a1e546bb0c81c2a9e6f084efccfbfce74",
    "metadata": {},
    "name": "DeviceRowRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d631fc5f7674b8f24946441728e8c563";

export default node;
