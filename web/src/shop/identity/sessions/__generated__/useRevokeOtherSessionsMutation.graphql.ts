/**
 * @generated SignedSource<<2d8a288b3c6251c9a04e504f601cb31c>>
 * @relayHash 591c9fc78db6fdf9b982c81f67868b3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83c518f9b2d7fe8cee802871c699463e94bb8642ad2700c56aa9fbfc77d0f37e

import type { ConcreteRequest } from 'relay-runtime';
export type useRevokeOtherSessionsMutation$variables = {
  connections: ReadonlyArray<string>;
};
export type useRevokeOtherSessionsMutation$data = {
  readonly sessionRevokeOthers: {
    readonly revokedSessionIds: ReadonlyArray<string>;
  };
};
export type useRevokeOtherSessionsMutation = {
  response: useRevokeOtherSessionsMutation$data;
  variables: useRevokeOtherSessionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revokedSessionIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeOtherSessionsMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionRevokeOthersPayload",
        "kind": "LinkedField",
        "name": "sessionRevokeOthers",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeOtherSessionsMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionRevokeOthersPayload",
        "kind": "LinkedField",
        "name": "sessionRevokeOthers",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "revokedSessionIds",
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
    "id": "83c518f9b2d7fe8cee802871c699463e94bb8642ad2700c56aa9fbfc77d0f37e",
    "metadata": {},
    "name": "useRevokeOtherSessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a2bf45df482fce771e9741309d8c7ca";

export default node;
