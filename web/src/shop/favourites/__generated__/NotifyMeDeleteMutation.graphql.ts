/**
 * @generated SignedSource<<f75a04f4fa4fc1facfd27f788a6e019d>>
 * @relayHash 398e96d04ca63481093fffbb8b168b5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 437b5eee536a3284abe95a5511d56ff31bc3b8ac227b9cc718315892a367a976

import type { ConcreteRequest } from 'relay-runtime';
export type StockNotificationDeleteInput = {
  productId: string;
};
export type NotifyMeDeleteMutation$variables = {
  input: StockNotificationDeleteInput;
};
export type NotifyMeDeleteMutation$data = {
  readonly stockNotificationDelete: {
    readonly user: {
      readonly stockNotificationProductIds: ReadonlyArray<string>;
    };
  };
};
export type NotifyMeDeleteMutation = {
  response: NotifyMeDeleteMutation$data;
  variables: NotifyMeDeleteMutation$variables;
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
    "name": "NotifyMeDeleteMutation",
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
    "name": "NotifyMeDeleteMutation",
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
    "id": "437b5eee536a3284abe95a5511d56ff31bc3b8ac227b9cc718315892a367a976",
    "metadata": {},
    "name": "NotifyMeDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e9d07f60fead7d5d8c787d92f49ee1fd";

export default node;
