/**
 * @generated SignedSource<<76e98876535e3ac12ba68401500243f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignEditor_campaign$data = {
  readonly body: string;
  readonly id: string;
  readonly revision: number;
  readonly subject: string;
  readonly " $fragmentType": "CampaignEditor_campaign";
};
export type CampaignEditor_campaign$key = {
  readonly " $data"?: CampaignEditor_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignEditor_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignEditor_campaign",
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
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "99cf64fde94ef72dfc6f41d241d316ab";

export default node;
