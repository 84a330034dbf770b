/**
 * @generated SignedSource<<5b1741fce0ea6854868b2f10ded06935>>
 * @relayHash 98af2a74f45e8c91c040ddfabe816b21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80907930e9e677ee9cd8127d66478df68c75d8d9dd458a9c44491cc591fdc232

import type { ConcreteRequest } from 'relay-runtime';
export type SavedCartLineDeleteInput = {
  savedLineId: string;
};
export type deleteSavedLineMutation$variables = {
  input: SavedCartLineDeleteInput;
};
export type deleteSavedLineMutation$data = {
  readonly savedCartLineDelete: {
    readonly __typename: string;
  };
};
export type deleteSavedLineMutation = {
  response: deleteSavedLineMutation$data;
  variables: deleteSavedLineMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "savedCartLineDelete",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "deleteSavedLineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteSavedLineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80907930e9e677ee9cd8127d66478df68c75d8d9dd458a9c44491cc591fdc232",
    "metadata": {},
    "name": "deleteSavedLineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5aeed15d25cd02ff6af4c82b39e6a73";

export default node;
