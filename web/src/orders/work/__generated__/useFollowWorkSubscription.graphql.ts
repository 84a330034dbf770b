/**
 * @generated SignedSource<<f50772edbe2ad5b8ae385bebce1c5372>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useFollowWorkSubscription$variables = Record<PropertyKey, never>;
export type useFollowWorkSubscription$data = {
  readonly workOrdersChanged: {
    readonly __typename: "WorkOrdersChange";
  };
};
export type useFollowWorkSubscription = {
  response: useFollowWorkSubscription$data;
  variables: useFollowWorkSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkOrdersChange",
    "kind": "LinkedField",
    "name": "workOrdersChanged",
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
    "name": "useFollowWorkSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFollowWorkSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "9b4a2116d382bb00be4f166d9ed0341d",
    "id": null,
    "metadata": {},
    "name": "useFollowWorkSubscription",
    "operationKind": "subscription",
    "text": "subscription useFollowWorkSubscription {\n  workOrdersChanged {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "7401fbe21c3b65e1517872ea0e8297a0";

export default node;
