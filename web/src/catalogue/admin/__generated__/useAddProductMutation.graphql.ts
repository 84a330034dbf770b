/**
 * @generated SignedSource<<997603684861b27de79d7d7fc91e1099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ProductAddInput = {
  brand?: string | null | undefined;
  categoryIds: ReadonlyArray<string>;
  description: string;
  details: ReadonlyArray<ProductDetailInput>;
  discountPercent: number;
  gstPercent?: number | null | undefined;
  hsnCode?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  lowStockThreshold?: number | null | undefined;
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
export type useAddProductMutation$variables = {
  input: ProductAddInput;
};
export type useAddProductMutation$data = {
  readonly productAdd: {
    readonly __typename: "CategoryGoneError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "PictureGoneError";
    readonly message: string;
  } | {
    readonly __typename: "ProductAddPayload";
    readonly product: {
      readonly id: string;
      readonly isPublished: boolean;
      readonly name: string;
    };
  } | {
    readonly __typename: "SkuTakenError";
    readonly message: string;
  } | {
    readonly __typename: "SubCategoryGoneError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAddProductMutation = {
  response: useAddProductMutation$data;
  variables: useAddProductMutation$variables;
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
    "name": "productAdd",
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
        "type": "ProductAddPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "CategoryGoneError",
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
        "type": "PictureGoneError",
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
        "type": "SubCategoryGoneError",
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
    "name": "useAddProductMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddProductMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "19ec3d19cde0121d2501b3aea157a512",
    "id": null,
    "metadata": {},
    "name": "useAddProductMutation",
    "operationKind": "mutation",
    "text": "mutation useAddProductMutation(\n  $input: ProductAddInput!\n) {\n  productAdd(input: $input) {\n    __typename\n    ... on ProductAddPayload {\n      product {\n        id\n        name\n        isPublished\n      }\n    }\n    ... on CategoryGoneError {\n      message\n    }\n    ... on InvalidInputError {\n      message\n      issues {\n        path\n        message\n      }\n    }\n    ... on PictureGoneError {\n      message\n    }\n    ... on SkuTakenError {\n      message\n    }\n    ... on SubCategoryGoneError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7f7776aa85f9dbcbda2e6f8b871c93d2";

export default node;
