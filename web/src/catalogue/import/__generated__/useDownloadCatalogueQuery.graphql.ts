/**
 * @generated SignedSource<<f0f51e767ce30a47805e07ddab3ea1e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
var v0 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDownloadCatalogueQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDownloadCatalogueQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "471ae2bd3abb0547b9e34d7b4c4c955a",
    "id": null,
    "metadata": {},
    "name": "useDownloadCatalogueQuery",
    "operationKind": "query",
    "text": "query useDownloadCatalogueQuery {\n  catalogueFile {\n    exportUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "5a6780bc661e7e108015b8ced7cb1454";

export default node;
