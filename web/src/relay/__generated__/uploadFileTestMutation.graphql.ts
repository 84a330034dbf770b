/**
 * @generated SignedSource<<8cf390c5247bb14fbf826d5b3544ffcc>>
 * @relayHash edc59366b8f29fad3b67605598034dc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bedee93b75b182f74636edf0846b13b0e5b82dc5b60f92cc5c37b3d3f1efc328

import type { ConcreteRequest } from 'relay-runtime';
export type AvatarUploadInput = {
  picture: null;
};
export type uploadFileTestMutation$variables = {
  input: AvatarUploadInput;
};
export type uploadFileTestMutation$data = {
  readonly avatarUpload: {
    readonly __typename: string;
  };
};
export type uploadFileTestMutation = {
  response: uploadFileTestMutation$data;
  variables: uploadFileTestMutation$variables;
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
    "name": "avatarUpload",
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
    "name": "uploadFileTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "uploadFileTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bedee93b75b182f74636edf0846b13b0e5b82dc5b60f92cc5c37b3d3f1efc328",
    "metadata": {},
    "name": "uploadFileTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62006c6261522b3dd516bd6633423831";

export default node;
