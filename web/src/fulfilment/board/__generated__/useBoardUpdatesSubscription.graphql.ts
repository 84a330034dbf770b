/**
 * @generated SignedSource<<40b40ca924f0b8b8b3e4ab8ca633ce05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useBoardUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useBoardUpdatesSubscription$data = {
  readonly adminOrdersChanged: {
    readonly waitingCount: number;
  };
};
export type useBoardUpdatesSubscription = {
  response: useBoardUpdatesSubscription$data;
  variables: useBoardUpdatesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminOrdersChange",
    "kind": "LinkedField",
    "name": "adminOrdersChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitingCount",
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
    "name": "useBoardUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBoardUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e43781185fc1c7a57ef8d898063bbed2",
    "id": null,
    "metadata": {},
    "name": "useBoardUpdatesSubscription",
    "operationKind": "subscription",
    "text": "subscription useBoardUpdatesSubscription {\n  adminOrdersChanged {\n    waitingCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "80f10c8360b0d0333ba14cee4542aac4";

export default node;
