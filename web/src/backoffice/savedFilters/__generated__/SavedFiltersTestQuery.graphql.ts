/**
 * @generated SignedSource<<c7ee5e3d7a0a32770369fa784fa83086>>
 * @relayHash eee212c120665ac40c3763df0ffab7ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaa63762ac3a2696f881e0fe362a578a7cc3aef8d90b01bb82228f8fba33bc65

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFiltersTestQuery$variables = Record<PropertyKey, never>;
export type SavedFiltersTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_query">;
};
export type SavedFiltersTestQuery = {
  response: SavedFiltersTestQuery$data;
  variables: SavedFiltersTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "PRODUCTS"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedFiltersTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "SavedFilters_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedFiltersTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilters",
        "plural": true,
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
        "storageKey": "savedFilters(kind:\"PRODUCTS\")"
      }
    ]
  },
  "params": {
    "id": "aaa63762ac3a2696f881e0fe362a578a7cc3aef8d90b01bb82228f8fba33bc65",
    "metadata": {},
    "name": "SavedFiltersTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8233522b05edeac4b76d361dcdf7aedb";

export default node;
