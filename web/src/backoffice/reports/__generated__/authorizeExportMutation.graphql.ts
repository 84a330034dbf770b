/**
 * @generated SignedSource<<ac72de01d53df81436e121fbefb6e347>>
 * @relayHash 1a334998b047861c7e319862355d532f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ebf30583122a1f7c32951c455b1924db2d47315325c524b311334b8c4d19607

import type { ConcreteRequest } from 'relay-runtime';
export type authorizeExportMutation$variables = Record<PropertyKey, never>;
export type authorizeExportMutation$data = {
  readonly exportAuthorize: {
    readonly __typename: string;
  };
};
export type authorizeExportMutation = {
  response: authorizeExportMutation$data;
  variables: authorizeExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "exportAuthorize",
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
    "name": "authorizeExportMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "authorizeExportMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0ebf30583122a1f7c32951c455b1924db2d47315325c524b311334b8c4d19607",
    "metadata": {},
    "name": "authorizeExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2175526c3a7e5f6cfc4883e9930838f";

export default node;
