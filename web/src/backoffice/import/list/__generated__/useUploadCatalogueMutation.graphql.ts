/**
 * @generated SignedSource<<1c64a3f56b096cb82cb195fc9e2aaf09>>
 * @relayHash cf02b3572cd6c23be44bcb1475b34ca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f371a240f01e43780f1dd6eb2c2fdcde39e8e5e18208357df54b5d3b0e2d09c4

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
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
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
        "selections": (v1/*:: as any*/),
        "type": "InvalidCsvError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "id": "f371a240f01e43780f1dd6eb2c2fdcde39e8e5e18208357df54b5d3b0e2d09c4",
    "metadata": {},
    "name": "useUploadCatalogueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70c71c52d666e9c6253fd0c700b3f1b6";

export default node;
