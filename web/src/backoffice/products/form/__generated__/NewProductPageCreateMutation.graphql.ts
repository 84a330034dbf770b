/**
 * @generated SignedSource<<1759137e0c9c6e7bcab51dcee41d70d8>>
 * @relayHash 8720d61d2f453fe47bcd3136f3978474
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3502d5f9c498e50de2dbcfafcf7486423fd1760e470795dde78d0740f301eac

import type { ConcreteRequest } from 'relay-runtime';
export type ProductCreateInput = {
  brand?: string | null | undefined;
  categoryIds: ReadonlyArray<string>;
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
export type ProductDetailInput = {
  name: string;
  value: string;
};
export type NewProductPageCreateMutation$variables = {
  input: ProductCreateInput;
};
export type NewProductPageCreateMutation$data = {
  readonly productCreate: {
    readonly __typename: "CategoryNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "PictureNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "ProductCreatePayload";
    readonly product: {
      readonly id: string;
      readonly isPublished: boolean;
      readonly name: string;
    };
  } | {
    readonly __typename: "SkuTakenError";
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
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
    "name": "productCreate",
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
                "name": "isPublished",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ProductCreatePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "CategoryNotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "PictureNotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "SkuTakenError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
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
    "name": "NewProductPageCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewProductPageCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d3502d5f9c498e50de2dbcfafcf7486423fd1760e470795dde78d0740f301eac",
    "metadata": {},
    "name": "NewProductPageCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72a5f46ef121867ab85456fccd7ced90";

export default node;
