/**
 * @generated SignedSource<<fa5b34229e5c9aebda344ade321aa51a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOrderNewsSubscription$variables = Record<PropertyKey, never>;
export type useOrderNewsSubscription$data = {
  readonly adminOrdersChanged: {
    readonly waitingCount: number;
  };
};
export type useOrderNewsSubscription = {
  response: useOrderNewsSubscription$data;
  variables: useOrderNewsSubscription$variables;
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
    "name": "useOrderNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOrderNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "84f3d344dcfd6b45aa39e0f3dfaf10f6",
    "id": null,
    "metadata": {},
    "name": "useOrderNewsSubscription",
    "operationKind": "subscription",
    "text": "subscription useOrderNewsSubscription {\n  adminOrdersChanged {\n    waitingCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "9cb71a47fefd055377fa6d579d286c88";

export default node;
