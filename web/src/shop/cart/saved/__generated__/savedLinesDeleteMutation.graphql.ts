/**
 * @generated SignedSource<<80021a01cbcc6756286804061c83bbdf>>
 * @relayHash b356210407bb505ebe24a5d75019a198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b62a54be0556504e3a46033ce121387a7ada42ae47630fe8c9c328f3491ec9d

import type { ConcreteRequest } from 'relay-runtime';
export type SavedCartLineDeleteInput = {
  savedLineId: string;
};
export type savedLinesDeleteMutation$variables = {
  input: SavedCartLineDeleteInput;
};
export type savedLinesDeleteMutation$data = {
  readonly savedCartLineDelete: {
    readonly __typename: string;
  };
};
export type savedLinesDeleteMutation = {
  response: savedLinesDeleteMutation$data;
  variables: savedLinesDeleteMutation$variables;
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
    "name": "savedLinesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "savedLinesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6b62a54be0556504e3a46033ce121387a7ada42ae47630fe8c9c328f3491ec9d",
    "metadata": {},
    "name": "savedLinesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7acd96f1029cea32d7f51108ad7a1c7";

export default node;
