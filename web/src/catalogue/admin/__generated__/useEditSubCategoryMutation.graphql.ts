/**
 * @generated SignedSource<<191bbc6b8b8af39d4ae359657c31ea4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubCategoryEditInput = {
  categoryIds: ReadonlyArray<string>;
  name: string;
  pictureId: string;
  subCategoryId: string;
};
export type useEditSubCategoryMutation$variables = {
  input: SubCategoryEditInput;
};
export type useEditSubCategoryMutation$data = {
  readonly subCategoryEdit: {
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
    readonly __typename: "NameTakenError";
    readonly message: string;
  } | {
    readonly __typename: "PictureGoneError";
    readonly message: string;
  } | {
    readonly __typename: "SubCategoryEditPayload";
    readonly subCategory: {
      readonly " $fragmentSpreads": FragmentRefs<"SubCategoryRow_subCategory">;
    };
  } | {
    readonly __typename: "SubCategoryGoneError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEditSubCategoryMutation = {
  response: useEditSubCategoryMutation$data;
  variables: useEditSubCategoryMutation$variables;
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
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "CategoryGoneError",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
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
v7 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "NameTakenError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "PictureGoneError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "SubCategoryGoneError",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
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
    "name": "useEditSubCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "subCategoryEdit",
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
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SubCategoryRow_subCategory"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SubCategoryEditPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
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
    "name": "useEditSubCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "subCategoryEdit",
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
                  (v10/*:: as any*/),
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
                        "name": "tint",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "alt",
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
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
                      (v11/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SubCategoryEditPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "077dd789f770b2d00ae2e5b45b6a71f8",
    "id": null,
    "metadata": {},
    "name": "useEditSubCategoryMutation",
    "operationKind": "mutation",
    "text": "mutation useEditSubCategoryMutation(\n  $input: SubCategoryEditInput!\n) {\n  subCategoryEdit(input: $input) {\n    __typename\n    ... on SubCategoryEditPayload {\n      subCategory {\n        ...SubCategoryRow_subCategory\n        id\n      }\n    }\n    ... on CategoryGoneError {\n      message\n    }\n    ... on InvalidInputError {\n      message\n      issues {\n        path\n        message\n      }\n    }\n    ... on NameTakenError {\n      message\n    }\n    ... on PictureGoneError {\n      message\n    }\n    ... on SubCategoryGoneError {\n      message\n    }\n  }\n}\n\nfragment CatalogueForm_picture on Picture {\n  id\n  ...PictureField_picture\n}\n\nfragment DeleteSubCategoryDialog_subCategory on SubCategory {\n  id\n  name\n  categories {\n    id\n    name\n  }\n}\n\nfragment EditSubCategoryDialog_subCategory on SubCategory {\n  id\n  ...SubCategoryForm_subCategory\n}\n\nfragment PictureField_picture on Picture {\n  ...Picture_picture\n}\n\nfragment PicturePreview_picture on Picture {\n  ...Picture_picture\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  tint\n  alt\n}\n\nfragment SubCategoryForm_subCategory on SubCategory {\n  name\n  picture {\n    ...CatalogueForm_picture\n    id\n  }\n  categories {\n    id\n    name\n  }\n}\n\nfragment SubCategoryRow_subCategory on SubCategory {\n  name\n  picture {\n    ...Picture_picture\n    ...PicturePreview_picture\n    id\n  }\n  categories {\n    id\n    name\n  }\n  ...EditSubCategoryDialog_subCategory\n  ...DeleteSubCategoryDialog_subCategory\n}\n"
  }
};
})();

(node as any).hash = "f2db65b5b0c4ddadd68adf3307915d68";

export default node;
