/**
 * @generated SignedSource<<cffadfa1d493a476564cce91efa2ed12>>
 * @relayHash 471ae2bd3abb0547b9e34d7b4c4c955a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c91765437e450af7dcdfd33db8b3650bb2aa396e48b08a888a9f73aa587879b

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadCatalogueQuery$variables = Record<PropertyKey, never>;
export type useDownloadCatalogueQuery$data = {
  readonly catalogueFile: {
    readonly exportUrl: string;
  };
};
export type useDownloadCatalogueQuery = {
  response: useDownloadCatalogueQuery$data;
  variables: useDownloadCatalogueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CatalogueFile",
  "kind": "LinkedField",
  "name": "catalogueFile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exportUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDownloadCatalogueQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDownloadCatalogueQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "8c91765437e450af7dcdfd33db8b3650bb2aa396e48b08a888a9f73aa587879b",
    "metadata": {},
    "name": "useDownloadCatalogueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6cb4e28f9e05b72446e8377e6f050acd";

export default node;
