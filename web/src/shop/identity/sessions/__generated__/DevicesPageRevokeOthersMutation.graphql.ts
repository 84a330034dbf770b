/**
 * @generated SignedSource<<55a4364bd2944d99f2b1ffb58b4a6872>>
 * @relayHash 90cf385b044eabfaf1202690fd4707de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fef43cf49b700ea754be34edeadc5103b5dd54727f6ca7294354d96669947f6d

import type { ConcreteRequest } from 'relay-runtime';
export type DevicesPageRevokeOthersMutation$variables = {
  connections: ReadonlyArray<string>;
};
export type DevicesPageRevokeOthersMutation$data = {
  readonly sessionRevokeOthers: {
    readonly revokedSessionIds: ReadonlyArray<string>;
  };
};
export type DevicesPageRevokeOthersMutation = {
  response: DevicesPageRevokeOthersMutation$data;
  variables: DevicesPageRevokeOthersMutation$variables;
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
    "name": "DevicesPageRevokeOthersMutation",
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
    "name": "DevicesPageRevokeOthersMutation",
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
    "id": "fef43cf49b700ea754be34edeadc5103b5dd54727f6ca7294354d96669947f6d",
    "metadata": {},
    "name": "DevicesPageRevokeOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91b3d4950d6d02db75bbb292005c949a";

export default node;
