/**
 * @generated SignedSource<<51b465ffffe41ff44ec009ca8dbfa5aa>>
 * @relayHash 721013e621c67484a0583a3697367369
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b31c8190cc33910b52b85a67561f667244c22e16a5ac2d121fcbb05e464c7a30

import type { ConcreteRequest } from 'relay-runtime';
export type useOrderUpdatesCashUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useOrderUpdatesCashUpdatesSubscription$data = {
  readonly adminOrdersChanged: {
    readonly __typename: "AdminOrdersChange";
  };
};
export type useOrderUpdatesCashUpdatesSubscription = {
  response: useOrderUpdatesCashUpdatesSubscription$data;
  variables: useOrderUpdatesCashUpdatesSubscription$variables;
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
    "name": "useOrderUpdatesCashUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOrderUpdatesCashUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b31c8190cc33910b52b85a67561f667244c22e16a5ac2d121fcbb05e464c7a30",
    "metadata": {},
    "name": "useOrderUpdatesCashUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "01425c4049506cd84f5047d06bdda473";

export default node;
