/**
 * @generated SignedSource<<015cf63ae8fbbb480de6c0af3af14e79>>
 * @relayHash 1be00b7fd69d994fa717453ee95768c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1400373b7c56db236b97b3e8f34016da546f0b5a9c17fee6e827e284a32fcf46

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductCategoryChangeMode = "ADD" | "REMOVE" | "REPLACE" | "%future added value";
export type ProductPriceChangeMode = "LOWER_BY_AMOUNT" | "LOWER_BY_PERCENT" | "RAISE_BY_AMOUNT" | "RAISE_BY_PERCENT" | "SET" | "%future added value";
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
export type BulkEditDialogPreviewQuery$variables = {
  change: ProductBulkChange;
  selection: ProductBulkSelection;
};
export type BulkEditDialogPreviewQuery$data = {
  readonly productBulkPreview: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkPreviewResult_preview">;
  };
};
export type BulkEditDialogPreviewQuery = {
  response: BulkEditDialogPreviewQuery$data;
  variables: BulkEditDialogPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "change"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "selection"
},
v2 = [
  {
    "kind": "Variable",
    "name": "change",
    "variableName": "change"
  },
  {
    "kind": "Variable",
    "name": "selection",
    "variableName": "selection"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productId",
  "storageKey": null
},
v4 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkEditDialogPreviewQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v2/*:: as any*/),
          "concreteType": "ProductBulkPreview",
          "kind": "LinkedField",
          "name": "productBulkPreview",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BulkPreviewResult_preview"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BulkEditDialogPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ProductBulkPreview",
        "kind": "LinkedField",
        "name": "productBulkPreview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "matchCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unchangedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refusedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductBulkPreviewProduct",
            "kind": "LinkedField",
            "name": "samples",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldChange",
                "kind": "LinkedField",
                "name": "changes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "after",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductBulkPreviewProduct",
            "kind": "LinkedField",
            "name": "refused",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1400373b7c56db236b97b3e8f34016da546f0b5a9c17fee6e827e284a32fcf46",
    "metadata": {},
    "name": "BulkEditDialogPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dea79bf4475ec0da1f418ecac480c14b";

export default node;
