/**
 * @generated SignedSource<<42446b7f73fdd989c99b3656f558a5a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductBulkUpdateInput = {
  discountPercent?: number | null | undefined;
  isPublished?: boolean | null | undefined;
  productIds: ReadonlyArray<string>;
  stock?: number | null | undefined;
  stockChange?: number | null | undefined;
  stockNote?: string | null | undefined;
};
export type useBulkUpdateProductsMutation$variables = {
  input: ProductBulkUpdateInput;
};
export type useBulkUpdateProductsMutation$data = {
  readonly productBulkUpdate: {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "ProductBulkUpdatePayload";
    readonly batchId: string | null | undefined;
    readonly failures: ReadonlyArray<{
      readonly message: string;
      readonly name: string | null | undefined;
      readonly productId: string;
    }>;
    readonly products: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AdminProductBadges_product" | "AdminProductSwitch_product" | "QuickEdit_product">;
    }>;
    readonly unchangedCount: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useBulkUpdateProductsMutation = {
  response: useBulkUpdateProductsMutation$data;
  variables: useBulkUpdateProductsMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "batchId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unchangedCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductBulkFailure",
  "kind": "LinkedField",
  "name": "failures",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productId",
      "storageKey": null
    },
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBulkUpdateProductsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productBulkUpdate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "products",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AdminProductBadges_product"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AdminProductSwitch_product"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "QuickEdit_product"
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "ProductBulkUpdatePayload",
            "abstractKey": null
          },
          (v8/*:: as any*/)
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
    "name": "useBulkUpdateProductsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productBulkUpdate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "products",
                "plural": true,
                "selections": [
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
                    "name": "isPublished",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
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
                    "name": "unit",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "ProductBulkUpdatePayload",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3a88a02140eaeb02854bf0385d2afaa9",
    "id": null,
    "metadata": {},
    "name": "useBulkUpdateProductsMutation",
    "operationKind": "mutation",
    "text": "mutation useBulkUpdateProductsMutation(\n  $input: ProductBulkUpdateInput!\n) {\n  productBulkUpdate(input: $input) {\n    __typename\n    ... on ProductBulkUpdatePayload {\n      batchId\n      products {\n        ...AdminProductBadges_product\n        ...AdminProductSwitch_product\n        ...QuickEdit_product\n        id\n      }\n      unchangedCount\n      failures {\n        productId\n        name\n        message\n      }\n    }\n    ... on InvalidInputError {\n      issues {\n        message\n      }\n    }\n  }\n}\n\nfragment AdminProductBadges_product on Product {\n  stock\n  isLowOnStock\n  isPublished\n}\n\nfragment AdminProductSwitch_product on Product {\n  name\n  isPublished\n  ...usePublishProduct_product\n}\n\nfragment QuickEditPrice_product on Product {\n  name\n  mrp\n  discountPercent\n  ...useQuickEdit_product\n}\n\nfragment QuickEditStock_product on Product {\n  name\n  stock\n  ...useQuickEdit_product\n}\n\nfragment QuickEdit_product on Product {\n  id\n  name\n  price\n  mrp\n  stock\n  ...QuickEditPrice_product\n  ...QuickEditStock_product\n}\n\nfragment describeChanges_product on Product {\n  name\n  unit\n  mrp\n  discountPercent\n  stock\n  isPublished\n}\n\nfragment usePublishProduct_product on Product {\n  id\n  name\n  version\n}\n\nfragment useQuickEdit_product on Product {\n  id\n  name\n  version\n  stock\n  ...describeChanges_product\n}\n"
  }
};
})();

(node as any).hash = "66b67e51fdd4248553142603ebbbc39c";

export default node;
