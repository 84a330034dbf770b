/**
 * @generated SignedSource<<3eef6959a945ef11752440c03a0bd412>>
 * @relayHash d911bfab186f86a1b721d2372a82dcf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c5b683c9ff3c01541c44f340a6b27c27ea94ef5c06abe68ed5e39b0550a5c06

import type { ConcreteRequest } from 'relay-runtime';
export type ImportRowsRefusedQuery$variables = {
  id: string;
};
export type ImportRowsRefusedQuery$data = {
  readonly catalogueImport: {
    readonly refusedRowsUrl: string | null | undefined;
  } | null | undefined;
};
export type ImportRowsRefusedQuery = {
  response: ImportRowsRefusedQuery$data;
  variables: ImportRowsRefusedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusedRowsUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportRowsRefusedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CatalogueImport",
        "kind": "LinkedField",
        "name": "catalogueImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportRowsRefusedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CatalogueImport",
        "kind": "LinkedField",
        "name": "catalogueImport",
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
    ]
  },
  "params": {
    "id": "8c5b683c9ff3c01541c44f340a6b27c27ea94ef5c06abe68ed5e39b0550a5c06",
    "metadata": {},
    "name": "ImportRowsRefusedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1eefc77de61c70d0df56e09d2b76eb08";

export default node;
