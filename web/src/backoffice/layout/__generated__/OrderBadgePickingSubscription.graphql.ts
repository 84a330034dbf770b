/**
 * @generated SignedSource<<ff1249f6fe90d16c767fdeb537624136>>
 * @relayHash 098a80e57d4b00e0978442425698aa1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77965c4698a4914d18f9381abff99a4ae6f6b3cb0549e66a55f4b0d0469310ef

import type { ConcreteRequest } from 'relay-runtime';
export type OrderBadgePickingSubscription$variables = Record<PropertyKey, never>;
export type OrderBadgePickingSubscription$data = {
  readonly fulfillmentOrdersChanged: {
    readonly pickingCount: number;
  };
};
export type OrderBadgePickingSubscription = {
  response: OrderBadgePickingSubscription$data;
  variables: OrderBadgePickingSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FulfillmentOrdersChange",
    "kind": "LinkedField",
    "name": "fulfillmentOrdersChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pickingCount",
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
    "name": "OrderBadgePickingSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderBadgePickingSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "77965c4698a4914d18f9381abff99a4ae6f6b3cb0549e66a55f4b0d0469310ef",
    "metadata": {},
    "name": "OrderBadgePickingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "254a3761acf94e8c58e374a68d188d6f";

export default node;
