/**
 * @generated SignedSource<<ad4459e443fc615c468e36c7c7b53177>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductBulkUndoInput = {
  batchId: string;
};
export type useUndoBulkMutation$variables = {
  input: ProductBulkUndoInput;
};
export type useUndoBulkMutation$data = {
  readonly productBulkUndo: {
    readonly __typename: "ProductBatchGoneError";
    readonly message: string;
  } | {
    readonly __typename: "ProductBulkUndoPayload";
    readonly products: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AdminProductBadges_product" | "AdminProductSwitch_product" | "QuickEdit_product">;
    }>;
    readonly refusals: ReadonlyArray<{
      readonly message: string;
      readonly name: string | null | undefined;
      readonly productId: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUndoBulkMutation = {
  response: useUndoBulkMutation$data;
  variables: useUndoBulkMutation$variables;
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
  "name": "name",
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
  "alias": null,
  "args": null,
  "concreteType": "ProductBulkRefusal",
  "kind": "LinkedField",
  "name": "refusals",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productId",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/)
  ],
  "type": "ProductBatchGoneError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUndoBulkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productBulkUndo",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
              (v5/*:: as any*/)
            ],
            "type": "ProductBulkUndoPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
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
    "name": "useUndoBulkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "productBulkUndo",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
                    "name": "isPublished",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
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
              (v5/*:: as any*/)
            ],
            "type": "ProductBulkUndoPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5f56042044f40c999ac2ac6ee2973cd9",
    "id": null,
    "metadata": {},
    "name": "useUndoBulkMutation",
    "operationKind": "mutation",
    "text": "mutation useUndoBulkMutation(\n  $input: ProductBulkUndoInput!\n) {\n  productBulkUndo(input: $input) {\n    __typename\n    ... on ProductBulkUndoPayload {\n      products {\n        ...AdminProductBadges_product\n        ...AdminProductSwitch_product\n        ...QuickEdit_product\n        id\n      }\n      refusals {\n        productId\n        name\n        message\n      }\n    }\n    ... on ProductBatchGoneError {\n      message\n    }\n  }\n}\n\nfragment AdminProductBadges_product on Product {\n  stock\n  isLowOnStock\n  isPublished\n}\n\nfragment AdminProductSwitch_product on Product {\n  name\n  isPublished\n  ...usePublishProduct_product\n}\n\nfragment QuickEditPrice_product on Product {\n  name\n  mrp\n  discountPercent\n  ...useQuickEdit_product\n}\n\nfragment QuickEditStock_product on Product {\n  name\n  stock\n  ...useQuickEdit_product\n}\n\nfragment QuickEdit_product on Product {\n  id\n  name\n  price\n  mrp\n  stock\n  ...QuickEditPrice_product\n  ...QuickEditStock_product\n}\n\nfragment usePublishProduct_product on Product {\n  id\n  name\n  version\n}\n\nfragment useQuickEdit_product on Product {\n  id\n  name\n  version\n  stock\n  ...wordsOfChange_product\n}\n\nfragment wordsOfChange_product on Product {\n  name\n  unit\n  mrp\n  discountPercent\n  stock\n  isPublished\n}\n"
  }
};
})();

(node as any).hash = "65af3ddb5533e4f43efb5a75cf55b4ed";

export default node;
