/**
 * @generated SignedSource<<19109c71bba438fa6d0fa385eab46c1f>>
 * @relayHash f75f8a0a998df15d281ba0f7c90d56ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6969444d76779ed8bb2b83bba0afcb9613b5de1cc6798ff76cb724fdaea29b4d

import type { ConcreteRequest } from 'relay-runtime';
export type FavouriteRemoveInput = {
  productId: string;
};
export type changeFavouriteRemoveMutation$variables = {
  input: FavouriteRemoveInput;
};
export type changeFavouriteRemoveMutation$data = {
  readonly favouriteRemove: {
    readonly user: {
      readonly favouriteProductIds: ReadonlyArray<string>;
    };
  };
};
export type changeFavouriteRemoveMutation = {
  response: changeFavouriteRemoveMutation$data;
  variables: changeFavouriteRemoveMutation$variables;
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
    "name": "changeFavouriteRemoveMutation",
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
    "name": "changeFavouriteRemoveMutation",
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
    "id": "6969444d76779ed8bb2b83bba0afcb9613b5de1cc6798ff76cb724fdaea29b4d",
    "metadata": {},
    "name": "changeFavouriteRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6f3e2704d516d6d31f4c3db68c06329";

export default node;
