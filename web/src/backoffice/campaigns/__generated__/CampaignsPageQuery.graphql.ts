/**
 * @generated SignedSource<<a3becc90f7525864ded73c80c2250646>>
 * @relayHash 422b57f8e51aae66d032a19d62a140c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b9cf65d0b014f3af25f3790f8e46a143f9573a09c97b0b376ef0b2b86521dc7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignStatus = "DRAFT" | "SENDING" | "SENT" | "%future added value";
export type CampaignsPageQuery$variables = Record<PropertyKey, never>;
export type CampaignsPageQuery$data = {
  readonly campaignAudienceCount: number;
  readonly campaignDraft: {
    readonly id: string;
    readonly status: CampaignStatus;
    readonly " $fragmentSpreads": FragmentRefs<"CampaignEditor_campaign">;
  } | null | undefined;
  readonly campaigns: ReadonlyArray<{
    readonly id: string;
    readonly recipientCount: number;
    readonly startedAt: string | null | undefined;
    readonly status: CampaignStatus;
    readonly subject: string;
  }>;
};
export type CampaignsPageQuery = {
  response: CampaignsPageQuery$data;
  variables: CampaignsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Campaign",
  "kind": "LinkedField",
  "name": "campaigns",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignAudienceCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CampaignsPageQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v3/*:: as any*/),
        "action": "THROW"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaignDraft",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CampaignEditor_campaign"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "RequiredField",
        "field": (v4/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CampaignsPageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaignDraft",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "7b9cf65d0b014f3af25f3790f8e46a143f9573a09c97b0b376ef0b2b86521dc7",
    "metadata": {},
    "name": "CampaignsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "23017d3c757336ea5ac236a4e8d1df74";

export default node;
