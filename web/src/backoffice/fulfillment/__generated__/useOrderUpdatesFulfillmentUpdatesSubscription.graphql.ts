/**
 * @generated SignedSource<<33b2ea3c24ce3d86928fef609d0e1644>>
 * @relayHash 2112991b2f842508cb002a90f3331c2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5955439d54019ef027499cf5ff2510aa52ceb0e45f8fd121305412a94ee139c8

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderUpdatesFulfillmentUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useOrderUpdatesFulfillmentUpdatesSubscription$data = {
  readonly fulfillmentOrdersChanged: {
    readonly __typename: "FulfillmentOrdersChange";
  };
};
export type useOrderUpdatesFulfillmentUpdatesSubscription = {
  response: useOrderUpdatesFulfillmentUpdatesSubscription$data;
  variables: useOrderUpdatesFulfillmentUpdatesSubscription$variables;
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
        "name": "__typename",
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
    "name": "useOrderUpdatesFulfillmentUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOrderUpdatesFulfillmentUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5955439d54019ef027499cf5ff2510aa52ceb0e45f8fd121305412a94ee139c8",
    "metadata": {},
    "name": "useOrderUpdatesFulfillmentUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e7e24d854f9eae7fae399c090b1d48ea";

export default node;
