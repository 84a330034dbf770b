/**
 * @generated SignedSource<<819daecce36a2974a7996069107fe246>>
 * @relayHash d3454987a2d3628f07a7c107987c5636
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 980268ac08532854d07541d378609c7a97d870c57bcacdb206bfd8238741f559

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerNoteDeleteInput = {
  noteId: string;
};
export type CustomerNotesDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CustomerNoteDeleteInput;
};
export type CustomerNotesDeleteMutation$data = {
  readonly customerNoteDelete: {
    readonly deletedNoteId: string;
  };
};
export type CustomerNotesDeleteMutation = {
  response: CustomerNotesDeleteMutation$data;
  variables: CustomerNotesDeleteMutation$variables;
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
    "name": "CustomerNotesDeleteMutation",
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
    "name": "CustomerNotesDeleteMutation",
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
    "id": "980268ac08532854d07541d378609c7a97d870c57bcacdb206bfd8238741f559",
    "metadata": {},
    "name": "CustomerNotesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e267cecb0747448664114e93445a8f46";

export default node;
