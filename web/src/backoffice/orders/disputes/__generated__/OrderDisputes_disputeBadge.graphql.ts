/**
 * @generated SignedSource<<99787c71b39e4895233d976ee457354b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "LOST" | "NEEDS_RESPONSE" | "UNDER_REVIEW" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDisputes_disputeBadge$data = {
  readonly disputes: ReadonlyArray<{
    readonly status: DisputeStatus;
  }> | null | undefined;
  readonly " $fragmentType": "OrderDisputes_disputeBadge";
};
export type OrderDisputes_disputeBadge$key = {
  readonly " $data"?: OrderDisputes_disputeBadge$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDisputes_disputeBadge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDisputes_disputeBadge",
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

(node as any).hash = "a25e09ea52eb11718eee030c29c83957";

export default node;
