/**
 * @generated SignedSource<<74f7acb98f426e38e6aa2dae5e1ca61f>>
 * @relayHash efbc19e0af307f356b954363f7168245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13a7a553f30a29cd4c2af3bb4a8f611664064c259b8fb23526eec6f696e42889

import type { ConcreteRequest } from 'relay-runtime';
export type useCashUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useCashUpdatesSubscription$data = {
  readonly adminOrdersChanged: {
    readonly __typename: "AdminOrdersChange";
  };
};
export type useCashUpdatesSubscription = {
  response: useCashUpdatesSubscription$data;
  variables: useCashUpdatesSubscription$variables;
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
    "name": "useCashUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCashUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "13a7a553f30a29cd4c2af3bb4a8f611664064c259b8fb23526eec6f696e42889",
    "metadata": {},
    "name": "useCashUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1c7972212f1aedaaf0ef587375d144cb";

export default node;
