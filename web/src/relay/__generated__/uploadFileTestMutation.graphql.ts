/**
 * @generated SignedSource<<270049f90d450f5912ea58d4ca5c0702>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
    "cacheID": "edc59366b8f29fad3b67605598034dc0",
    "id": null,
    "metadata": {},
    "name": "uploadFileTestMutation",
    "operationKind": "mutation",
    "text": "mutation uploadFileTestMutation(\n  $input: AvatarUploadInput!\n) {\n  avatarUpload(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "62006c6261522b3dd516bd6633423831";

export default node;
