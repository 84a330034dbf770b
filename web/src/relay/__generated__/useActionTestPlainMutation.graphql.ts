/**
 * @generated SignedSource<<66264328b800a58401621fe08c058524>>
 * @relayHash 180aa59b36a3679c54bfd348908dd380
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd840cbee33dbf75b4b650898cc9226400dd3eac076ac09340cfb84cb1a60dc1

import type { ConcreteRequest } from 'relay-runtime';
export type useActionTestPlainMutation$variables = Record<PropertyKey, never>;
export type useActionTestPlainMutation$data = {
  readonly userLogOut: {
    readonly isLoggedOut: boolean;
  };
};
export type useActionTestPlainMutation = {
  response: useActionTestPlainMutation$data;
  variables: useActionTestPlainMutation$variables;
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
    "name": "useActionTestPlainMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useActionTestPlainMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bd840cbee33dbf75b4b650898cc9226400dd3eac076ac09340cfb84cb1a60dc1",
    "metadata": {},
    "name": "useActionTestPlainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6afaac549874fe1c310bf8a367aee881";

export default node;
