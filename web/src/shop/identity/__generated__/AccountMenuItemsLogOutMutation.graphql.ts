/**
 * @generated SignedSource<<6b94612fe1b5dba058af901173026f46>>
 * @relayHash 45bde78e0e229a5dacb6574fee04a595
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 210735e4556d5f6c1dc6f197cfb8d44a8b021d65c8af5e8d40ebb7eaffb5d89e

import type { ConcreteRequest } from 'relay-runtime';
export type AccountMenuItemsLogOutMutation$variables = Record<PropertyKey, never>;
export type AccountMenuItemsLogOutMutation$data = {
  readonly userLogOut: {
    readonly isLoggedOut: boolean;
  };
};
export type AccountMenuItemsLogOutMutation = {
  response: AccountMenuItemsLogOutMutation$data;
  variables: AccountMenuItemsLogOutMutation$variables;
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
    "name": "AccountMenuItemsLogOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountMenuItemsLogOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "210735e4556d5f6c1dc6f197cfb8d44a8b021d65c8af5e8d40ebb7eaffb5d89e",
    "metadata": {},
    "name": "AccountMenuItemsLogOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de5fe1e6650f74021c9c02a10f53738b";

export default node;
