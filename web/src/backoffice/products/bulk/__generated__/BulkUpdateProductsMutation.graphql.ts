/**
 * @generated SignedSource<<2f45546cfcb83e203a64b3b4f6981a94>>
 * @relayHash bd2571f974496255d0e7046f38114689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5219d4c93caa722ed248c56669afc9f56e446b189bb19a37e63149eb32cab228

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductBulkUpdateInput = {
  availableForSale?: boolean | null | undefined;
  discountPercent?: number | null | undefined;
  isPublished?: boolean | null | undefined;
  productIds: ReadonlyArray<string>;
  stock?: number | null | undefined;
  stockChange?: number | null | undefined;
  stockNote?: string | null | undefined;
};
export type BulkUpdateProductsMutation$variables = {
  input: ProductBulkUpdateInput;
};
export type BulkUpdateProductsMutation$data = {
  readonly productBulkUpdate: {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
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
export type BulkUpdateProductsMutation = {
  response: BulkUpdateProductsMutation$data;
  variables: BulkUpdateProductsMutation$variables;
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
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
    "name": "BulkUpdateProductsMutation",
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
    "name": "BulkUpdateProductsMutation",
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
                    "name": "availableForSale",
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
    "id": "5219d4c93caa722ed248c56669afc9f56e446b189bb19a37e63149eb32cab228",
    "metadata": {},
    "name": "BulkUpdateProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "780b3fe59774ba6bf3144ef000e51519";

export default node;
