/**
 * @generated SignedSource<<deeedfbf94e1be68db522a3efb91d2d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GrievanceStatus = "ACKNOWLEDGED" | "RECEIVED" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComplaintsPage_query$data = {
  readonly grievances: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: GrievanceStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ComplaintCard_grievance">;
      };
    }>;
  };
  readonly " $fragmentType": "ComplaintsPage_query";
};
export type ComplaintsPage_query$key = {
  readonly " $data"?: ComplaintsPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplaintsPage_query">;
};

import ComplaintsPageNextQuery_graphql from './ComplaintsPageNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "grievances"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
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
      "name": "isResolved"
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
      "fragmentPathInResult": [],
      "operation": ComplaintsPageNextQuery_graphql
    }
  },
  "name": "ComplaintsPage_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "grievances",
        "args": [
          {
            "kind": "Variable",
            "name": "isResolved",
            "variableName": "isResolved"
          }
        ],
        "concreteType": "GrievanceConnection",
        "kind": "LinkedField",
        "name": "__ComplaintList_grievances_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GrievanceEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Grievance",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ComplaintCard_grievance"
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
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6e1ffa0b6dcfdaf94d17ae0223701fe6";

export default node;
