/**
 * @generated SignedSource<<2112645cbb80eb042bf7e771a5375fef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminProductSort = "NAME" | "NEWEST" | "PRICE_HIGH" | "PRICE_LOW" | "STOCK_HIGH" | "STOCK_LOW" | "%future added value";
export type AdminProductFilter = {
  categoryId?: string | null | undefined;
  hasNoPicture?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isLowOnStock?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  subCategoryId?: string | null | undefined;
};
export type AdminProductsPageQuery$variables = {
  filter?: AdminProductFilter | null | undefined;
  offset: number;
  search?: string | null | undefined;
  sort?: AdminProductSort | null | undefined;
};
export type AdminProductsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AdminProducts_query">;
};
export type AdminProductsPageQuery = {
  response: AdminProductsPageQuery$data;
  variables: AdminProductsPageQuery$variables;
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
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "kind": "Variable",
  "name": "offset",
  "variableName": "offset"
},
v6 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v7 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
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
    "name": "AdminProductsPageQuery",
    "selections": [
      {
        "args": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AdminProducts_query"
      }
    ],
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
    "name": "AdminProductsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 12
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "adminProducts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "discountPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPublished",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      }
                    ],
                    "concreteType": "Picture",
                    "kind": "LinkedField",
                    "name": "pictures",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "width",
                            "value": 384
                          }
                        ],
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": "url(width:384)"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "srcSet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dominantColor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "alt",
                        "storageKey": null
                      },
                      (v8/*:: as any*/)
                    ],
                    "storageKey": "pictures(first:1)"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stock",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isLowOnStock",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mrp",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "CategoryConnection",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CategoryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "categories(first:100)"
      }
    ]
  },
  "params": {
    "cacheID": "af90ae3a8498592d942c71a198a39e31",
    "id": null,
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": "query AdminProductsPageQuery(\n  $search: String\n  $filter: AdminProductFilter\n  $sort: AdminProductSort\n  $offset: Int!\n) {\n  ...AdminProducts_query_3kvsuX\n}\n\nfragment AdminProductBadges_product on Product {\n  stock\n  isLowOnStock\n  isPublished\n}\n\nfragment AdminProductCard_product on Product {\n  id\n  name\n  unit\n  discountPercent\n  ...AdminProductPicture_product\n  ...AdminProductBadges_product\n  ...AdminProductSwitch_product\n  ...QuickEdit_product\n  ...DeleteProductDialog_product\n}\n\nfragment AdminProductPicture_product on Product {\n  isPublished\n  pictures(first: 1) {\n    ...Picture_picture\n    id\n  }\n}\n\nfragment AdminProductSwitch_product on Product {\n  name\n  isPublished\n  ...usePublishProduct_product\n}\n\nfragment AdminProducts_query_3kvsuX on Query {\n  adminProducts(first: 12, offset: $offset, search: $search, filter: $filter, sort: $sort) {\n    totalCount\n    edges {\n      node {\n        id\n        ...AdminProductCard_product\n      }\n    }\n  }\n  ...ProductFilters_query\n}\n\nfragment DeleteProductDialog_product on Product {\n  id\n  name\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  dominantColor\n  alt\n}\n\nfragment ProductFilters_query on Query {\n  categories(first: 100) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}\n\nfragment QuickEditPrice_product on Product {\n  name\n  mrp\n  discountPercent\n  ...useQuickEdit_product\n}\n\nfragment QuickEditStock_product on Product {\n  name\n  stock\n  ...useQuickEdit_product\n}\n\nfragment QuickEdit_product on Product {\n  id\n  name\n  price\n  mrp\n  stock\n  ...QuickEditPrice_product\n  ...QuickEditStock_product\n}\n\nfragment describeChanges_product on Product {\n  name\n  unit\n  mrp\n  discountPercent\n  stock\n  isPublished\n}\n\nfragment usePublishProduct_product on Product {\n  id\n  name\n  version\n}\n\nfragment useQuickEdit_product on Product {\n  id\n  name\n  version\n  stock\n  ...describeChanges_product\n}\n"
  }
};
})();

(node as any).hash = "a48f3525199e20f2dd2ffc0f66329154";

export default node;
