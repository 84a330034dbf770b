/**
 * @generated SignedSource<<36a2e748165888f56c380cd4ce827577>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundRequestStatus = "APPROVED" | "DECLINED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundRequestBadge_request$data = {
  readonly status: RefundRequestStatus;
  readonly " $fragmentType": "RefundRequestBadge_request";
};
export type RefundRequestBadge_request$key = {
  readonly " $data"?: RefundRequestBadge_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequestBadge_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequestBadge_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "RefundRequest",
  "abstractKey": null
};

(node as any).hash = "fc5562d6b8d664b0dc8553a82a82ea5a";

export default node;
