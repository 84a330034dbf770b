/**
 * @generated SignedSource<<778945d1f986cc6b0527dd18de7b5321>>
 * @relayHash 526521d444dda0d259c1d0cea7ae41b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51e41d54d8366fe3b4a1181f9c0a2dcf2cd827c72b0bfa7a70689e26ba377d93

import type { ConcreteRequest } from 'relay-runtime';
export type OrderBoardPageBoardUpdatesSubscription$variables = Record<PropertyKey, never>;
export type OrderBoardPageBoardUpdatesSubscription$data = {
  readonly adminOrdersChanged: {
    readonly waitingCount: number;
  };
};
export type OrderBoardPageBoardUpdatesSubscription = {
  response: OrderBoardPageBoardUpdatesSubscription$data;
  variables: OrderBoardPageBoardUpdatesSubscription$variables;
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
    "name": "OrderBoardPageBoardUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderBoardPageBoardUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "51e41d54d8366fe3b4a1181f9c0a2dcf2cd827c72b0bfa7a70689e26ba377d93",
    "metadata": {},
    "name": "OrderBoardPageBoardUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "19e4a5d6e8db91499eb24f5fb652c6a0";

export default node;
