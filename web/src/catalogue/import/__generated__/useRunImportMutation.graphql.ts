/**
 * @generated SignedSource<<2da8ef0bf6adfd37aa3c45ca45ba0f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatalogueImportRunInput = {
  importId: string;
};
export type useRunImportMutation$variables = {
  input: CatalogueImportRunInput;
};
export type useRunImportMutation$data = {
  readonly catalogueImportRun: {
    readonly __typename: "CatalogueImportGoneError";
    readonly message: string;
  } | {
    readonly __typename: "CatalogueImportNotReadyError";
    readonly message: string;
  } | {
    readonly __typename: "CatalogueImportRunPayload";
    readonly catalogueImport: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportState_catalogueImport">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRunImportMutation = {
  response: useRunImportMutation$data;
  variables: useRunImportMutation$variables;
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
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "CatalogueImportGoneError",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "CatalogueImportNotReadyError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRunImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "catalogueImportRun",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CatalogueImport",
                "kind": "LinkedField",
                "name": "catalogueImport",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ImportState_catalogueImport"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CatalogueImportRunPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "useRunImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "catalogueImportRun",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CatalogueImport",
                "kind": "LinkedField",
                "name": "catalogueImport",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rowCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "checkedCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "doneCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refusedCount",
                    "storageKey": null
                  },
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
                    "name": "createCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updateCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pictureCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pictureDoneCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pictureFailCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failure",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CatalogueImportRunPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f8e48e90612eedfa35bb9402c7aa91b9",
    "id": null,
    "metadata": {},
    "name": "useRunImportMutation",
    "operationKind": "mutation",
    "text": "mutation useRunImportMutation(\n  $input: CatalogueImportRunInput!\n) {\n  catalogueImportRun(input: $input) {\n    __typename\n    ... on CatalogueImportRunPayload {\n      catalogueImport {\n        ...ImportState_catalogueImport\n        id\n      }\n    }\n    ... on CatalogueImportGoneError {\n      message\n    }\n    ... on CatalogueImportNotReadyError {\n      message\n    }\n  }\n}\n\nfragment CheckedImport_catalogueImport on CatalogueImport {\n  id\n  createCount\n  updateCount\n  refusedCount\n}\n\nfragment DoneImport_catalogueImport on CatalogueImport {\n  createCount\n  updateCount\n  pictureCount\n  pictureDoneCount\n  pictureFailCount\n}\n\nfragment FailedImport_catalogueImport on CatalogueImport {\n  id\n  failure\n  doneCount\n  rowCount\n  refusedCount\n}\n\nfragment ImportState_catalogueImport on CatalogueImport {\n  status\n  rowCount\n  checkedCount\n  doneCount\n  refusedCount\n  ...ImportStatusBadge_catalogueImport\n  ...CheckedImport_catalogueImport\n  ...DoneImport_catalogueImport\n  ...FailedImport_catalogueImport\n  ...RunningImport_catalogueImport\n}\n\nfragment ImportStatusBadge_catalogueImport on CatalogueImport {\n  status\n}\n\nfragment RunningImport_catalogueImport on CatalogueImport {\n  id\n  doneCount\n}\n"
  }
};
})();

(node as any).hash = "e769e2fb55f4d9ba41a95a9832fd0f60";

export default node;
