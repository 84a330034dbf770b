/**
 * @generated SignedSource<<7ee603a5bee47809beb7f2e2bd5c0421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SubCategoryDeleteInput = {
  subCategoryId: string;
};
export type useDeleteSubCategoryMutation$variables = {
  connections: ReadonlyArray<string>;
  input: SubCategoryDeleteInput;
};
export type useDeleteSubCategoryMutation$data = {
  readonly subCategoryDelete: {
    readonly __typename: "SubCategoryDeletePayload";
    readonly deletedSubCategoryId: string;
  } | {
    readonly __typename: "SubCategoryGoneError";
    readonly message: string;
  } | {
    readonly __typename: "SubCategoryInUseError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeleteSubCategoryMutation = {
  response: useDeleteSubCategoryMutation$data;
  variables: useDeleteSubCategoryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
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
  "name": "deletedSubCategoryId",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "SubCategoryGoneError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "SubCategoryInUseError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteSubCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "subCategoryDelete",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "SubCategoryDeletePayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteSubCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "subCategoryDelete",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "deletedSubCategoryId",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "SubCategoryDeletePayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9a812649b0163fd680dfa6b2b73964a1",
    "id": null,
    "metadata": {},
    "name": "useDeleteSubCategoryMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteSubCategoryMutation(\n  $input: SubCategoryDeleteInput!\n) {\n  subCategoryDelete(input: $input) {\n    __typename\n    ... on SubCategoryDeletePayload {\n      deletedSubCategoryId\n    }\n    ... on SubCategoryGoneError {\n      message\n    }\n    ... on SubCategoryInUseError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c9fb095162bc680127831653aa1bfb19";

export default node;
