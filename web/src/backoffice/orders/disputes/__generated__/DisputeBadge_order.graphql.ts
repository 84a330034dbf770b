/**
 * @generated SignedSource<<4326d07fe9e03982cf75183a62ac801b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "LOST" | "NEEDS_RESPONSE" | "UNDER_REVIEW" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeBadge_order$data = {
  readonly disputes: ReadonlyArray<{
    readonly status: DisputeStatus;
  }> | null | undefined;
  readonly " $fragmentType": "DisputeBadge_order";
};
export type DisputeBadge_order$key = {
  readonly " $data"?: DisputeBadge_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeBadge_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisputeBadge_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Dispute",
      "kind": "LinkedField",
      "name": "disputes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e9659817a998baecd374be942424af64";

export default node;
