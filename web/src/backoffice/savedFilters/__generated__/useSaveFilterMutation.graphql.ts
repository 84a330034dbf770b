/**
 * @generated SignedSource<<e33fa0bb310729a030be24c960018f4d>>
 * @relayHash 14fc792edb32b396bde299f47f59ff42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f6a9c35042fcb68f111087d7e3deb762a333288436044752cc70b83deb703b0

import type { ConcreteRequest } from 'relay-runtime';
export type SavedFilterKind = "AUDIT_LOG" | "CUSTOMERS" | "ORDERS" | "PRODUCTS" | "REFUND_REQUESTS" | "%future added value";
export type SavedFilterSaveInput = {
  kind: SavedFilterKind;
  name: string;
  query: string;
};
export type useSaveFilterMutation$variables = {
  input: SavedFilterSaveInput;
};
export type useSaveFilterMutation$data = {
  readonly savedFilterSave: {
    readonly message?: string;
    readonly savedFilter?: {
      readonly id: string;
      readonly name: string;
      readonly query: string;
    };
  };
};
export type useSaveFilterMutation = {
  response: useSaveFilterMutation$data;
  variables: useSaveFilterMutation$variables;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedFilterSavePayload",
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
    "name": "useSaveFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedFilterSave",
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
    "name": "useSaveFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedFilterSave",
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
    "id": "2f6a9c35042fcb68f111087d7e3deb762a333288436044752cc70b83deb703b0",
    "metadata": {},
    "name": "useSaveFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11ac0a57c565d533509c71ea6331d6ce";

export default node;
