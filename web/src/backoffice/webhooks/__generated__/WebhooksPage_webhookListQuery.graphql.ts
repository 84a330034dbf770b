/**
 * @generated SignedSource<<fe644ed6e6331166b4374a5bebbe3349>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhooksPage_webhookListQuery$data = {
  readonly webhookEndpoints: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_webhookListWebhookRow">;
      };
    }>;
  };
  readonly " $fragmentType": "WebhooksPage_webhookListQuery";
};
export type WebhooksPage_webhookListQuery$key = {
  readonly " $data"?: WebhooksPage_webhookListQuery$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_webhookListQuery">;
};

import WebhooksPageWebhookListPaginationQuery_graphql from './WebhooksPageWebhookListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "webhookEndpoints"
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
      "operation": WebhooksPageWebhookListPaginationQuery_graphql
    }
  },
  "name": "WebhooksPage_webhookListQuery",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "webhookEndpoints",
        "args": null,
        "concreteType": "WebhookEndpointConnection",
        "kind": "LinkedField",
        "name": "__WebhookList_webhookEndpoints_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WebhookEndpointEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WebhookEndpoint",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WebhooksPage_webhookListWebhookRow"
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

(node as any).hash = "3ac53ab14f75e89a2a2ae24ac3422d50";

export default node;
