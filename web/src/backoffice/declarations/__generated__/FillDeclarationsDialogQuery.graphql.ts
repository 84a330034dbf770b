/**
 * @generated SignedSource<<ee8444b26edfe2280fe4286a7df966dc>>
 * @relayHash 94fdf3cb6714df7da4c03b3f92076962
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b4e89ba99a9b26eb49e4c3062a59005b6fd0f2cd41a75b284e991630bba3be7

import type { ConcreteRequest } from 'relay-runtime';
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
export type FillDeclarationsDialogQuery$variables = {
  change: ProductBulkChange;
  selection: ProductBulkSelection;
};
export type FillDeclarationsDialogQuery$data = {
  readonly productBulkPreview: {
    readonly matchCount: number;
    readonly refusedCount: number;
    readonly unchangedCount: number;
  };
};
export type FillDeclarationsDialogQuery = {
  response: FillDeclarationsDialogQuery$data;
  variables: FillDeclarationsDialogQuery$variables;
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
v2 = {
  "alias": null,
  "args": [
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
    }
  ],
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
    "name": "FillDeclarationsDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
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
    "name": "FillDeclarationsDialogQuery",
    "selections": [
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "7b4e89ba99a9b26eb49e4c3062a59005b6fd0f2cd41a75b284e991630bba3be7",
    "metadata": {},
    "name": "FillDeclarationsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a4e8d102d7bafe0f9542c9a85ccff50e";

export default node;
