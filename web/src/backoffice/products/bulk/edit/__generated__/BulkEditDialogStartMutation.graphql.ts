/**
 * @generated SignedSource<<add94c242f90f61154d5d1742a164318>>
 * @relayHash 6e987e9a07f5eb84d27f268a579fb422
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae2e11a47a61316d4a7bb241910e1ae8951faf9a6969385896818f775d1ff76

import type { ConcreteRequest } from 'relay-runtime';
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
  discountPercent?: number | null | undefined;
  gstPercent?: number | null | undefined;
  hsnCode?: string | null | undefined;
  isDeleted?: boolean | null | undefined;
  isPublished?: boolean | null | undefined;
  lowStockThreshold?: number | null | undefined;
  price?: ProductPriceChange | null | undefined;
};
export type ProductCategoryChange = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  mode: ProductCategoryChangeMode;
  subCategoryIds?: ReadonlyArray<string> | null | undefined;
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
  isOutOfStock?: boolean | null | undefined;
  subCategoryId?: string | null | undefined;
};
export type BulkEditDialogStartMutation$variables = {
  input: ProductBulkOperationStartInput;
};
export type BulkEditDialogStartMutation$data = {
  readonly productBulkOperationStart: {
    readonly __typename: "CategoryNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "IdempotencyKeyReusedError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "ProductBulkCountChangedError";
    readonly message: string;
  } | {
    readonly __typename: "ProductBulkOperationNotReadyError";
    readonly message: string;
  } | {
    readonly __typename: "ProductBulkOperationStartPayload";
    readonly bulkOperation: {
      readonly id: string;
    };
  } | {
    readonly __typename: "ReauthenticationRequiredError";
    readonly message: string;
  } | {
    readonly __typename: "SubCategoryNotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "productBulkOperationStart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
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
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "CategoryNotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "IdempotencyKeyReusedError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "ProductBulkCountChangedError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "ProductBulkOperationNotReadyError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "ReauthenticationRequiredError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "SubCategoryNotFoundError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkEditDialogStartMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkEditDialogStartMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2ae2e11a47a61316d4a7bb241910e1ae8951faf9a6969385896818f775d1ff76",
    "metadata": {},
    "name": "BulkEditDialogStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d634c6edfdc53903b974e9d21503585d";

export default node;
