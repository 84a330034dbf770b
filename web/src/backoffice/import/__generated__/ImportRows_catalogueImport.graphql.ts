/**
 * @generated SignedSource<<94096b073d1943eafa321527fc99ead6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportRows_catalogueImport$data = {
  readonly id: string;
  readonly rows: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: number;
        readonly " $fragmentSpreads": FragmentRefs<"ImportRowLine_row">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ImportRows_downloadRefused" | "ImportRows_outcomeFilter">;
  readonly " $fragmentType": "ImportRows_catalogueImport";
};
export type ImportRows_catalogueImport$key = {
  readonly " $data"?: ImportRows_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRows_catalogueImport">;
};

import ImportRowsNextQuery_graphql from './ImportRowsNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "rows"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasUndoIssue"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "outcome"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ImportRowsNextQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ImportRows_catalogueImport",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportRows_outcomeFilter"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportRows_downloadRefused"
    },
    {
      "alias": "rows",
      "args": [
        {
          "kind": "Variable",
          "name": "hasUndoIssue",
          "variableName": "hasUndoIssue"
        },
        {
          "kind": "Variable",
          "name": "outcome",
          "variableName": "outcome"
        }
      ],
      "concreteType": "ImportRowConnection",
      "kind": "LinkedField",
      "name": "__ImportRows_rows_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportRowEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ImportRow",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ImportRowLine_row"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};
})();

(node as any).hash = "9122a1b391b216551c0d71ac67a2116f";

export default node;
