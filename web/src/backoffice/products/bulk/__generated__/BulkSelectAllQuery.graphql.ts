/**
 * @generated SignedSource<<62a3c481169bdaf79998b3822e7c3e7c>>
 * @relayHash 5124fa2f62b4bb53ea2cb97035a91d58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b007b96dbf3bb6c3cb9c6245fcd329f74ca4e776f41bf73f474f45cd333748f

import type { ConcreteRequest } from 'relay-runtime';
export type AdminProductSort = "LEAST_RECENTLY_UPDATED" | "NAME" | "NAME_ASC" | "NAME_DESC" | "NAME_DESCENDING" | "NEWEST" | "OLDEST" | "PRICE_ASC" | "PRICE_DESC" | "PRICE_HIGH" | "PRICE_LOW" | "RECENTLY_UPDATED" | "SKU" | "SKU_ASC" | "SKU_DESC" | "SKU_DESCENDING" | "STOCK_ASC" | "STOCK_DESC" | "STOCK_HIGH" | "STOCK_LOW" | "%future added value";
export type AdminProductFilter = {
  availableForSale?: boolean | null | undefined;
  categoryId?: string | null | undefined;
  hasNoPicture?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isLowOnStock?: boolean | null | undefined;
  isMissingDeclarations?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  subCategoryId?: string | null | undefined;
};
export type BulkSelectAllQuery$variables = {
  filter?: AdminProductFilter | null | undefined;
  offset: number;
  search?: string | null | undefined;
  sort?: AdminProductSort | null | undefined;
};
export type BulkSelectAllQuery$data = {
  readonly adminProducts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  } | null | undefined;
};
export type BulkSelectAllQuery = {
  response: BulkSelectAllQuery$data;
  variables: BulkSelectAllQuery$variables;
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
    "name": "BulkSelectAllQuery",
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
    "name": "BulkSelectAllQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "2b007b96dbf3bb6c3cb9c6245fcd329f74ca4e776f41bf73f474f45cd333748f",
    "metadata": {},
    "name": "BulkSelectAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cefc5b1d232e2485653b8ad4cfd12ff9";

export default node;
