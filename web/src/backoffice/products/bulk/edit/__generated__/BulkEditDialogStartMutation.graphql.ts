/**
 * @generated SignedSource<<3d2e84b1305314d8ea057a606a3189c4>>
 * @relayHash 4037dd285b10d5fa8ebc6935d7b45238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25a8263db1614f45e59e753ed41ba9f9a9d41b8e3ea253349557e879b5ffe9ce

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductCategoryChangeMode = "ADD" | "REMOVE" | "REPLACE" | "%future added value";
export type ProductPriceChangeMode = "LOWER_BY_AMOUNT" | "LOWER_BY_PERCENT" | "RAISE_BY_AMOUNT" | "RAISE_BY_PERCENT" | "SET" | "%future added value";
export type ProductBulkOperationStartInput = {
  change: ProductBulkChange;
  expectedCount: number;
  idempotencyKey: string;
  selection: ProductBulkSelection;
};
export type ProductBulkChange = {
  availableForSale?: boolean | null | undefined;
  categories?: ProductCategoryChange | null | undefined;
  declarations?: ProductDeclarationsInput | null | undefined;
  discountPercent?: number | null | undefined;
  gstPercent?: number | null | undefined;
  hsnCode?: string | null | undefined;
  isDeleted?: boolean | null | undefined;
  isOnlyMissing?: boolean | null | undefined;
  isPublished?: boolean | null | undefined;
  lowStockThreshold?: number | null | undefined;
  price?: ProductPriceChange | null | undefined;
};
export type ProductCategoryChange = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  mode: ProductCategoryChangeMode;
  subCategoryIds?: ReadonlyArray<string> | null | undefined;
};
export type ProductDeclarationsInput = {
  countryOfOrigin?: string | null | undefined;
  genericName?: string | null | undefined;
  importerId?: string | null | undefined;
  manufacturerId?: string | null | undefined;
  netQuantity?: string | null | undefined;
  packerId?: string | null | undefined;
  shelfLife?: string | null | undefined;
};
export type ProductPriceChange = {
  amount?: number | null | undefined;
  isRounded?: boolean | null | undefined;
  mode: ProductPriceChangeMode;
  percent?: number | null | undefined;
};
export type ProductBulkSelection = {
  filter?: AdminProductFilter | null | undefined;
  productIds?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
};
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
export type BulkEditDialogStartMutation$variables = {
  input: ProductBulkOperationStartInput;
};
export type BulkEditDialogStartMutation$data = {
  readonly productBulkOperationStart: {
    readonly ProductBulkCountChangedError: {
      readonly message: string;
    } | null | undefined;
    readonly bulkOperation?: {
      readonly id: string;
    };
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
  };
};
export type BulkEditDialogStartMutation = {
  response: BulkEditDialogStartMutation$data;
  variables: BulkEditDialogStartMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductBulkOperation",
      "kind": "LinkedField",
      "name": "bulkOperation",
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
  "type": "ProductBulkOperationStartPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "ProductBulkCountChangedError",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v3/*:: as any*/)
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
    "name": "BulkEditDialogStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productBulkOperationStart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "ProductBulkCountChangedError"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "actionCallbacks_error",
                  "selections": [
                    (v5/*:: as any*/),
                    (v3/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
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
    "name": "BulkEditDialogStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productBulkOperationStart",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "25a8263db1614f45e59e753ed41ba9f9a9d41b8e3ea253349557e879b5ffe9ce",
    "metadata": {},
    "name": "BulkEditDialogStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39be501947337469db295f985a7d3a67";

export default node;
