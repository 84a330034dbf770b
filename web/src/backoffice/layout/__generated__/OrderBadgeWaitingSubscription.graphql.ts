/**
 * @generated SignedSource<<b1c06a37c6f5820ee10c93aa07d25b72>>
 * @relayHash 92e0831c26c9e5a9ceb12ab95578ae01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d2ffdce5680d2cacba7ee53cefc1b3eb17097a55d0fe01684cd69fa6a2a453

import type { ConcreteRequest } from 'relay-runtime';
export type OrderBadgeWaitingSubscription$variables = Record<PropertyKey, never>;
export type OrderBadgeWaitingSubscription$data = {
  readonly adminOrdersChanged: {
    readonly waitingCount: number;
  };
};
export type OrderBadgeWaitingSubscription = {
  response: OrderBadgeWaitingSubscription$data;
  variables: OrderBadgeWaitingSubscription$variables;
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
    "name": "OrderBadgeWaitingSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderBadgeWaitingSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f2d2ffdce5680d2cacba7ee53cefc1b3eb17097a55d0fe01684cd69fa6a2a453",
    "metadata": {},
    "name": "OrderBadgeWaitingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "70820a108a4eec7b67cf0591673353aa";

export default node;
