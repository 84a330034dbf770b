/**
 * @generated SignedSource<<9effcb67810de36c295a4cfdd458f5b3>>
 * @relayHash f75316b5f6646c503733ce9658dcdf40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2377a63b76bed2469a74f7325f4adfadb16c4a3f098a3040e1a1a8cc4a335c55

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
export type FillDeclarationsDialogMutation$variables = {
  input: ProductBulkOperationStartInput;
};
export type FillDeclarationsDialogMutation$data = {
  readonly productBulkOperationStart: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
  };
};
export type FillDeclarationsDialogMutation = {
  response: FillDeclarationsDialogMutation$data;
  variables: FillDeclarationsDialogMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v4 = {
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
    "name": "FillDeclarationsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productBulkOperationStart",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "actionCallbacks_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
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
    "name": "FillDeclarationsDialogMutation",
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "id": "2377a63b76bed2469a74f7325f4adfadb16c4a3f098a3040e1a1a8cc4a335c55",
    "metadata": {},
    "name": "FillDeclarationsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd1c7ed094b18ff71194890ed585e90a";

export default node;
