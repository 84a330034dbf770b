/**
 * @generated SignedSource<<811472cbf0f9347a37f08b84e0cdcef2>>
 * @relayHash aed8080246dcde856461611e034a7f66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ac079c7dd0935163402c8a1f6b2370fb58a45f22003c4cee6e3203ef86029a

import type { ConcreteRequest } from 'relay-runtime';
export type FavouriteRemoveInput = {
  productId: string;
};
export type FavouriteButtonRemoveMutation$variables = {
  input: FavouriteRemoveInput;
};
export type FavouriteButtonRemoveMutation$data = {
  readonly favouriteRemove: {
    readonly user: {
      readonly favouriteProductIds: ReadonlyArray<string>;
    };
  };
};
export type FavouriteButtonRemoveMutation = {
  response: FavouriteButtonRemoveMutation$data;
  variables: FavouriteButtonRemoveMutation$variables;
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
  "name": "favouriteProductIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FavouriteButtonRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavouriteRemovePayload",
        "kind": "LinkedField",
        "name": "favouriteRemove",
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
    "name": "FavouriteButtonRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavouriteRemovePayload",
        "kind": "LinkedField",
        "name": "favouriteRemove",
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
    "id": "97ac079c7dd0935163402c8a1f6b2370fb58a45f22003c4cee6e3203ef86029a",
    "metadata": {},
    "name": "FavouriteButtonRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eb086239645704a7bee2d9480d8320d7";

export default node;
