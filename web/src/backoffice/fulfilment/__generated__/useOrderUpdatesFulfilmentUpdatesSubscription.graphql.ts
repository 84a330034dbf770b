/**
 * @generated SignedSource<<eda5222d5f0a30a6ecfa83d4dea9acfa>>
 * @relayHash 7ce113fbcd08cd1d6697720c6e8fed93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4375c5b64951a77155e545209d87d51c91c8568771823195106e0f2a216e955

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderUpdatesFulfilmentUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useOrderUpdatesFulfilmentUpdatesSubscription$data = {
  readonly fulfilmentOrdersChanged: {
    readonly __typename: "FulfilmentOrdersChange";
  };
};
export type useOrderUpdatesFulfilmentUpdatesSubscription = {
  response: useOrderUpdatesFulfilmentUpdatesSubscription$data;
  variables: useOrderUpdatesFulfilmentUpdatesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FulfilmentOrdersChange",
    "kind": "LinkedField",
    "name": "fulfilmentOrdersChanged",
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
    "name": "useOrderUpdatesFulfilmentUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOrderUpdatesFulfilmentUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a4375c5b64951a77155e545209d87d51c91c8568771823195106e0f2a216e955",
    "metadata": {},
    "name": "useOrderUpdatesFulfilmentUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f6089e7511b50ab9ee3b026457304359";

export default node;
