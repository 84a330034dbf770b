/**
 * @generated SignedSource<<39d1fb83c0f9c64aee52d91296a00c44>>
 * @relayHash b960ef2e783a9b260886e4b18f4de845
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fef8a7dc8277d8783c9777ae2dde263784fcd8c6324f98fe5e6c25b16c3d5a3

import type { ConcreteRequest } from 'relay-runtime';
export type SavedFilterUpdateInput = {
  name: string;
  savedFilterId: string;
};
export type useRenameFilterMutation$variables = {
  input: SavedFilterUpdateInput;
};
export type useRenameFilterMutation$data = {
  readonly savedFilterUpdate: {
    readonly message?: string;
    readonly savedFilter?: {
      readonly id: string;
      readonly name: string;
    };
  };
};
export type useRenameFilterMutation = {
  response: useRenameFilterMutation$data;
  variables: useRenameFilterMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedFilter",
      "kind": "LinkedField",
      "name": "savedFilter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedFilterUpdatePayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRenameFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedFilterUpdate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useRenameFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedFilterUpdate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0fef8a7dc8277d8783c9777ae2dde263784fcd8c6324f98fe5e6c25b16c3d5a3",
    "metadata": {},
    "name": "useRenameFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eccbdd05c41324f1936edbd76f9ee33d";

export default node;
