/**
 * @generated SignedSource<<7d96bbe030a9b57e3f1adf286033cafa>>
 * @relayHash 48c6be3bf227a3794dd543c39abc5c1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8412e5a02747592df9b16a6f234fe15a46c036b37ef0329e4f4f5213cf17f233

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerNoteDeleteInput = {
  noteId: string;
};
export type CustomerNoteRowDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CustomerNoteDeleteInput;
};
export type CustomerNoteRowDeleteMutation$data = {
  readonly customerNoteDelete: {
    readonly deletedNoteId: string;
  };
};
export type CustomerNoteRowDeleteMutation = {
  response: CustomerNoteRowDeleteMutation$data;
  variables: CustomerNoteRowDeleteMutation$variables;
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
  "name": "deletedNoteId",
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
    "name": "CustomerNoteRowDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CustomerNoteDeletePayload",
        "kind": "LinkedField",
        "name": "customerNoteDelete",
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
    "name": "CustomerNoteRowDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CustomerNoteDeletePayload",
        "kind": "LinkedField",
        "name": "customerNoteDelete",
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
            "name": "deletedNoteId",
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
    "id": "8412e5a02747592df9b16a6f234fe15a46c036b37ef0329e4f4f5213cf17f233",
    "metadata": {},
    "name": "CustomerNoteRowDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "525ed3aec1a92ffb7451a7f50e075442";

export default node;
