/**
 * @generated SignedSource<<a76f0e219371a80103e22f2973595031>>
 * @relayHash 82c38a154891fd7d3c0b15495ab48ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bca2312b830a14dfa6d0fb22eb2cb26368944ab4a42604220078e56ef269016

import type { ConcreteRequest } from 'relay-runtime';
export type CampaignStatus = "DRAFT" | "SENDING" | "SENT" | "%future added value";
export type CampaignsPageProgressQuery$variables = Record<PropertyKey, never>;
export type CampaignsPageProgressQuery$data = {
  readonly campaigns: ReadonlyArray<{
    readonly id: string;
    readonly recipientCount: number;
    readonly startedAt: string | null | undefined;
    readonly status: CampaignStatus;
    readonly subject: string;
  }> | null | undefined;
};
export type CampaignsPageProgressQuery = {
  response: CampaignsPageProgressQuery$data;
  variables: CampaignsPageProgressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Campaign",
    "kind": "LinkedField",
    "name": "campaigns",
    "plural": true,
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
        "name": "subject",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CampaignsPageProgressQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CampaignsPageProgressQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4bca2312b830a14dfa6d0fb22eb2cb26368944ab4a42604220078e56ef269016",
    "metadata": {},
    "name": "CampaignsPageProgressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b626e7ca5d9ecd9360c6b353c379637c";

export default node;
