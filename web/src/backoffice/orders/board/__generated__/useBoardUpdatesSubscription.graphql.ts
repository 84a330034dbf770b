/**
 * @generated SignedSource<<0f7511d684a4973d24156a3e76d47f9c>>
 * @relayHash e43781185fc1c7a57ef8d898063bbed2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac24e33b684b10179ac2c251fdfbdb1d3436f6b37fc54c649b81da8382ec62fe

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "ac24e33b684b10179ac2c251fdfbdb1d3436f6b37fc54c649b81da8382ec62fe",
    "metadata": {},
    "name": "useBoardUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "80f10c8360b0d0333ba14cee4542aac4";

export default node;
