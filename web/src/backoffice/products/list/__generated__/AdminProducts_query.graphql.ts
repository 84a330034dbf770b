/**
 * @generated SignedSource<<41d749aae5bac9a39a548e8b4f1cf232>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProducts_query$data = {
  readonly adminProducts: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly card?: {
          readonly " $fragmentSpreads": FragmentRefs<"AdminProductCard_product">;
        } | null | undefined;
        readonly id: string;
        readonly row?: {
          readonly " $fragmentSpreads": FragmentRefs<"ProductTableRow_product">;
        } | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationNotice_query" | "ProductFilters_query" | "SavedFilters_query">;
  readonly " $fragmentType": "AdminProducts_query";
};
export type AdminProducts_query$key = {
  readonly " $data"?: AdminProducts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProducts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isTable"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "offset"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProducts_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "first"
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "condition": "isTable",
                    "kind": "Condition",
                    "passingValue": false,
                    "selections": [
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "args": null,
                              "kind": "FragmentSpread",
                              "name": "AdminProductCard_product"
                            }
                          ],
                          "type": "Product",
                          "abstractKey": null
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "card"
                      }
                    ]
                  },
                  {
                    "condition": "isTable",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "args": null,
                              "kind": "FragmentSpread",
                              "name": "ProductTableRow_product"
                            }
                          ],
                          "type": "Product",
                          "abstractKey": null
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "row"
                      }
                    ]
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
      "action": "THROW"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFilters_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkOperationNotice_query"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "kind",
          "value": "PRODUCTS"
        }
      ],
      "kind": "FragmentSpread",
      "name": "SavedFilters_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ae55904f9f8d540d63ac84db188caae5";

export default node;
