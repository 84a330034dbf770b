/**
 * @generated SignedSource<<72d3f7aea27c571a4db778a0614547f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubCategoryUpdateInput = {
  categoryIds: ReadonlyArray<string>;
  name: string;
  pictureId: string;
  subCategoryId: string;
};
export type useUpdateSubCategoryMutation$variables = {
  input: SubCategoryUpdateInput;
};
export type useUpdateSubCategoryMutation$data = {
  readonly subCategoryUpdate: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"categoryFormErrors_error">;
    } | null | undefined;
    readonly subCategory?: {
      readonly " $fragmentSpreads": FragmentRefs<"SubCategoryRow_subCategory">;
    };
  };
};
export type useUpdateSubCategoryMutation = {
  response: useUpdateSubCategoryMutation$data;
  variables: useUpdateSubCategoryMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSubCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "subCategoryUpdate",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubCategory",
                "kind": "LinkedField",
                "name": "subCategory",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SubCategoryRow_subCategory"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SubCategoryUpdatePayload",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "categoryFormErrors_error",
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
    "name": "useUpdateSubCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "subCategoryUpdate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubCategory",
                "kind": "LinkedField",
                "name": "subCategory",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Picture",
                    "kind": "LinkedField",
                    "name": "picture",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "width",
                            "value": 384
                          }
                        ],
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": "url(width:384)"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "srcSet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dominantColor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "alt",
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "categories",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SubCategoryUpdatePayload",
            "abstractKey": null
          },
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
    "cacheID": "eaf17b384474f187cae23e74dde2e2fe",
    "id": null,
    "metadata": {},
    "name": "useUpdateSubCategoryMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateSubCategoryMutation(\n  $input: SubCategoryUpdateInput!\n) {\n  subCategoryUpdate(input: $input) {\n    __typename\n    ... on SubCategoryUpdatePayload {\n      subCategory {\n        ...SubCategoryRow_subCategory\n        id\n      }\n    }\n    ...categoryFormErrors_error\n  }\n}\n\nfragment CategoryForm_picture on Picture {\n  id\n  ...PictureField_picture\n}\n\nfragment DeleteSubCategoryDialog_subCategory on SubCategory {\n  id\n  name\n  categories {\n    id\n    name\n  }\n}\n\nfragment EditSubCategoryDialog_subCategory on SubCategory {\n  id\n  ...SubCategoryForm_subCategory\n}\n\nfragment PictureField_picture on Picture {\n  ...Picture_picture\n}\n\nfragment PicturePreview_picture on Picture {\n  ...Picture_picture\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  dominantColor\n  alt\n}\n\nfragment SubCategoryForm_subCategory on SubCategory {\n  name\n  picture {\n    ...CategoryForm_picture\n    id\n  }\n  categories {\n    id\n    name\n  }\n}\n\nfragment SubCategoryRow_subCategory on SubCategory {\n  name\n  picture {\n    ...Picture_picture\n    ...PicturePreview_picture\n    id\n  }\n  categories {\n    id\n    name\n  }\n  ...EditSubCategoryDialog_subCategory\n  ...DeleteSubCategoryDialog_subCategory\n}\n\nfragment categoryFormErrors_error on Error {\n  __isError: __typename\n  __typename\n  message\n  ... on InvalidInputError {\n    issues {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5941128c50611249c74bea924a4a4c8a";

export default node;
