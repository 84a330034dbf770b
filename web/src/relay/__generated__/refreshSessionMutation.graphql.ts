/**
 * @generated SignedSource<<4d684418a84b2ed0faac95756230a2ec>>
 * @relayHash 048d416d3e18063f6c9384452c5a25ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e488a1e332b3d0069de55dd0385e69a26b2d72e9fbf2a8fd498487cb8ce5cfb0

import type { ConcreteRequest } from 'relay-runtime';
export type refreshSessionMutation$variables = Record<PropertyKey, never>;
export type refreshSessionMutation$data = {
  readonly sessionRefresh: {
    readonly __typename: string;
  };
};
export type refreshSessionMutation = {
  response: refreshSessionMutation$data;
  variables: refreshSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {}
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "sessionRefresh",
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
    "storageKey": "sessionRefresh(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "refreshSessionMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "refreshSessionMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e488a1e332b3d0069de55dd0385e69a26b2d72e9fbf2a8fd498487cb8ce5cfb0",
    "metadata": {},
    "name": "refreshSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7367964b4f904da0add0d9fb56015296";

export default node;
