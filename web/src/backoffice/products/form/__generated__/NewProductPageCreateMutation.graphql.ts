/**
 * @generated SignedSource<<8246a9d647e49c4a8a3b4e50dc19487f>>
 * @relayHash c7d95f66e0c754ba55db359061dfe424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e43f5fe1da2064e4bd75ad6e250af186d1f7df95563a7391b99f467c2103da31

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductCreateInput = {
  availableForSale?: boolean | null | undefined;
  barcode?: string | null | undefined;
  brand?: string | null | undefined;
  categoryIds: ReadonlyArray<string>;
  declarations?: ProductDeclarationsInput | null | undefined;
  description: string;
  details: ReadonlyArray<ProductDetailInput>;
  discountPercent: number;
  gstPercent?: number | null | undefined;
  hsnCode?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  lowStockThreshold?: number | null | undefined;
  maxPerOrder?: number | null | undefined;
  mrp: number;
  name: string;
  pictureIds: ReadonlyArray<string>;
  sku?: string | null | undefined;
  stock: number;
  subCategoryIds: ReadonlyArray<string>;
  unit: string;
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
export type ProductDetailInput = {
  name: string;
  value: string;
};
export type NewProductPageCreateMutation$variables = {
  input: ProductCreateInput;
};
export type NewProductPageCreateMutation$data = {
  readonly productCreate: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
    } | null | undefined;
    readonly product?: {
      readonly availableForSale: boolean;
      readonly id: string;
      readonly name: string;
    };
  };
};
export type NewProductPageCreateMutation = {
  response: NewProductPageCreateMutation$data;
  variables: NewProductPageCreateMutation$variables;
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
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableForSale",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductCreatePayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
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
        (v4/*:: as any*/)
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
    "name": "NewProductPageCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productCreate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "actionCallbacks_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
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
    "name": "NewProductPageCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productCreate",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "id": "e43f5fe1da2064e4bd75ad6e250af186d1f7df95563a7391b99f467c2103da31",
    "metadata": {},
    "name": "NewProductPageCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d2fe30698dc754e358baa443f3b59b9";

export default node;
