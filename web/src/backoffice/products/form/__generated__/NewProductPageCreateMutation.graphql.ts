/**
 * @generated SignedSource<<98e4e1a45dfe72e9d1f50fe8d6693c94>>
 * @relayHash aa20dc439f43378f2de34beeca2c0c8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb9d7e72c063594ed2569c974991351ab080701ca7a7a54960a750db02aff6b

import type { ConcreteRequest } from 'relay-runtime';
export type ProductCreateInput = {
  availableForSale?: boolean | null | undefined;
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
      readonly availableForSale: boolean;
      readonly id: string;
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
    "id": "4eb9d7e72c063594ed2569c974991351ab080701ca7a7a54960a750db02aff6b",
    "metadata": {},
    "name": "NewProductPageCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "499a3d570717f6d1772e3d3ca1d586f4";

export default node;
