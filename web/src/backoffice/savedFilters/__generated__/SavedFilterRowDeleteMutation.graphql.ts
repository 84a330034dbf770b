/**
 * @generated SignedSource<<0684d9a3cbce503623ea20382fb1037b>>
 * @relayHash a2a89dc640f5df268a18a0b81be26608
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 846049d72d3298a5662c917bbb388a727590937b98e825c7fadf03445cd658fa

import type { ConcreteRequest } from 'relay-runtime';
export type SavedFilterDeleteInput = {
  savedFilterId: string;
};
export type SavedFilterRowDeleteMutation$variables = {
  input: SavedFilterDeleteInput;
};
export type SavedFilterRowDeleteMutation$data = {
  readonly savedFilterDelete: {
    readonly deletedSavedFilterId: string;
  };
};
export type SavedFilterRowDeleteMutation = {
  response: SavedFilterRowDeleteMutation$data;
  variables: SavedFilterRowDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SavedFilterDeletePayload",
    "kind": "LinkedField",
    "name": "savedFilterDelete",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedSavedFilterId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedFilterRowDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SavedFilterRowDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "846049d72d3298a5662c917bbb388a727590937b98e825c7fadf03445cd658fa",
    "metadata": {},
    "name": "SavedFilterRowDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b00326adffc1800c7fe191450e8f0bb3";

export default node;
