/**
 * @generated SignedSource<<baf7650dd2f7692868b258392d9750b8>>
 * @relayHash e538ef39d3c0d997145985b566d77977
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 552802680419237a3852809ee33530cccdd7c599fbd5b4c78cad5c296183b450

import type { ConcreteRequest } from 'relay-runtime';
export type useFulfilmentUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useFulfilmentUpdatesSubscription$data = {
  readonly fulfilmentOrdersChanged: {
    readonly __typename: "FulfilmentOrdersChange";
  };
};
export type useFulfilmentUpdatesSubscription = {
  response: useFulfilmentUpdatesSubscription$data;
  variables: useFulfilmentUpdatesSubscription$variables;
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
    "name": "useFulfilmentUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFulfilmentUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "552802680419237a3852809ee33530cccdd7c599fbd5b4c78cad5c296183b450",
    "metadata": {},
    "name": "useFulfilmentUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "530a99a9f82a3c7b7adc8edad8c97100";

export default node;
