/**
 * @generated SignedSource<<fcc305f2d16653751a18bf2850d79d1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundRequestStatus = "APPROVED" | "DECLINED" | "OPEN" | "%future added value";
export type RefundStatus = "FAILED" | "PENDING" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundRequestCard_request$data = {
  readonly createdAt: string;
  readonly decisionNote: string | null | undefined;
  readonly refund: {
    readonly amount: number;
    readonly status: RefundStatus;
  } | null | undefined;
  readonly status: RefundRequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPhotos_request" | "RequestSummary_request">;
  readonly " $fragmentType": "RefundRequestCard_request";
};
export type RefundRequestCard_request$key = {
  readonly " $data"?: RefundRequestCard_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequestCard_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequestCard_request",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refund",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestSummary_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestPhotos_request"
    }
  ],
  "type": "RefundRequest",
  "abstractKey": null
};
})();

(node as any).hash = "10dfc117b2099df9ac084f6a495a0740";

export default node;
