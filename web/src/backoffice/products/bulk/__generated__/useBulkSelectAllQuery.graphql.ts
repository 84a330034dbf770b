/**
 * @generated SignedSource<<cdda92d4b0439f814953002392f954e8>>
 * @relayHash 28acd1a73d31888e5b82a77d0f331d3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dd8185961d623b686a4bbb9c9e06174031ee3be5479b52e4ab444ee3b61a25e

import type { ConcreteRequest } from 'relay-runtime';
export type AdminProductSort = "LEAST_RECENTLY_UPDATED" | "NAME" | "NAME_DESCENDING" | "NEWEST" | "OLDEST" | "PRICE_HIGH" | "PRICE_LOW" | "RECENTLY_UPDATED" | "SKU" | "SKU_DESCENDING" | "STOCK_HIGH" | "STOCK_LOW" | "%future added value";
export type AdminProductFilter = {
  categoryId?: string | null | undefined;
  hasNoPicture?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isLowOnStock?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  subCategoryId?: string | null | undefined;
};
export type useBulkSelectAllQuery$variables = {
  filter?: AdminProductFilter | null | undefined;
  offset: number;
  search?: string | null | undefined;
  sort?: AdminProductSort | null | undefined;
};
export type useBulkSelectAllQuery$data = {
  readonly adminProducts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  } | null | undefined;
};
export type useBulkSelectAllQuery = {
  response: useBulkSelectAllQuery$data;
  variables: useBulkSelectAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "offset",
        "variableName": "offset"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      },
      {
        "kind": "Variable",
        "name": "sort",
        "variableName": "sort"
      }
    ],
    "concreteType": "ProductConnection",
    "kind": "LinkedField",
    "name": "adminProducts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBulkSelectAllQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBulkSelectAllQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "4dd8185961d623b686a4bbb9c9e06174031ee3be5479b52e4ab444ee3b61a25e",
    "metadata": {},
    "name": "useBulkSelectAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3aecedfd370e6b3014e7ade929e3232a";

export default node;
