/**
 * @generated SignedSource<<22b28af4ab8448c8707ef0162fa60d1f>>
 * @relayHash 4e90b3006a1126d7345170b8c9127e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 682d1e22ee8f944368b319ec2ec114ac77107875f108b54b5f0e8b6dbc58ca94

import type { ConcreteRequest } from 'relay-runtime';
export type SavedFilterDeleteInput = {
  savedFilterId: string;
};
export type useDeleteSavedFilterMutation$variables = {
  input: SavedFilterDeleteInput;
};
export type useDeleteSavedFilterMutation$data = {
  readonly savedFilterDelete: {
    readonly deletedSavedFilterId: string;
  };
};
export type useDeleteSavedFilterMutation = {
  response: useDeleteSavedFilterMutation$data;
  variables: useDeleteSavedFilterMutation$variables;
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
    "name": "useDeleteSavedFilterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteSavedFilterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "682d1e22ee8f944368b319ec2ec114ac77107875f108b54b5f0e8b6dbc58ca94",
    "metadata": {},
    "name": "useDeleteSavedFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ffaaf502fe7150c51ecfeb633c1d4df";

export default node;
