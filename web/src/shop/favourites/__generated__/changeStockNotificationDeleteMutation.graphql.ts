/**
 * @generated SignedSource<<55179a06c8b68c39b1659c504bbcb4bd>>
 * @relayHash 378a9c778796e3cbcbda8be389c3fb43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b273e0eb4ed86b9d21946184d42b666bd24cbeda55c2cc4b586d8dcf9e84e47d

import type { ConcreteRequest } from 'relay-runtime';
export type StockNotificationDeleteInput = {
  productId: string;
};
export type changeStockNotificationDeleteMutation$variables = {
  input: StockNotificationDeleteInput;
};
export type changeStockNotificationDeleteMutation$data = {
  readonly stockNotificationDelete: {
    readonly user: {
      readonly stockNotificationProductIds: ReadonlyArray<string>;
    };
  };
};
export type changeStockNotificationDeleteMutation = {
  response: changeStockNotificationDeleteMutation$data;
  variables: changeStockNotificationDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stockNotificationProductIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "changeStockNotificationDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StockNotificationDeletePayload",
        "kind": "LinkedField",
        "name": "stockNotificationDelete",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeStockNotificationDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StockNotificationDeletePayload",
        "kind": "LinkedField",
        "name": "stockNotificationDelete",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b273e0eb4ed86b9d21946184d42b666bd24cbeda55c2cc4b586d8dcf9e84e47d",
    "metadata": {},
    "name": "changeStockNotificationDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99a0f1246b8cc201579584db5c1a1c44";

export default node;
