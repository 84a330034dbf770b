/**
 * @generated SignedSource<<bead0c504154652800d36171bbb8517c>>
 * @relayHash cb7e101614596f8076b953b776676d7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5219152bfe73b81455a371266176afc089c084ffda834def676d4029ccb11938

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogueImportUploadInput = {
  file: null;
};
export type useUploadCatalogueMutation$variables = {
  input: CatalogueImportUploadInput;
};
export type useUploadCatalogueMutation$data = {
  readonly catalogueImportUpload: {
    readonly __typename: "CatalogueImportUploadPayload";
    readonly catalogueImportEdge: {
      readonly node: {
        readonly id: string;
      };
    };
  } | {
    readonly __typename: "InvalidCsvError";
    readonly line: number | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUploadCatalogueMutation = {
  response: useUploadCatalogueMutation$data;
  variables: useUploadCatalogueMutation$variables;
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
    "name": "catalogueImportUpload",
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
            "concreteType": "CatalogueImportEdge",
            "kind": "LinkedField",
            "name": "catalogueImportEdge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CatalogueImport",
                "kind": "LinkedField",
                "name": "node",
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
            "storageKey": null
          }
        ],
        "type": "CatalogueImportUploadPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "line",
            "storageKey": null
          }
        ],
        "type": "InvalidCsvError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "TooManyAttemptsError",
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
    "name": "useUploadCatalogueMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadCatalogueMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5219152bfe73b81455a371266176afc089c084ffda834def676d4029ccb11938",
    "metadata": {},
    "name": "useUploadCatalogueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49352d35c3f9f46481966e1490e3f270";

export default node;
