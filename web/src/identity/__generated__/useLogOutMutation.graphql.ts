/**
 * @generated SignedSource<<6c2d41ea271a958e8a4acc0123b51e71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useLogOutMutation$variables = Record<PropertyKey, never>;
export type useLogOutMutation$data = {
  readonly userLogOut: {
    readonly isLoggedOut: boolean;
  };
};
export type useLogOutMutation = {
  response: useLogOutMutation$data;
  variables: useLogOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserLogOutPayload",
    "kind": "LinkedField",
    "name": "userLogOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLoggedOut",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLogOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3b0f7bb6970dd79af24c0098eced8a5d",
    "id": null,
    "metadata": {},
    "name": "useLogOutMutation",
    "operationKind": "mutation",
    "text": "mutation useLogOutMutation {\n  userLogOut {\n    isLoggedOut\n  }\n}\n"
  }
};
})();

(node as any).hash = "9dac27300866d5ea1da57e3d6f6b3489";

export default node;
