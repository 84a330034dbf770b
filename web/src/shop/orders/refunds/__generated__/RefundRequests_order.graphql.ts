/**
 * @generated SignedSource<<8cef618049616abf81e380c9d8abdcfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundReason = "CANCELLED" | "LATE_PAYMENT" | "MISSING" | "PROVIDER" | "RETURNED" | "%future added value";
export type RefundRequestStatus = "APPROVED" | "DECLINED" | "OPEN" | "%future added value";
export type RefundStatus = "FAILED" | "PENDING" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundRequests_order$data = {
  readonly payment: {
    readonly refundOutstanding: number;
    readonly refunds: ReadonlyArray<{
      readonly reason: RefundReason;
      readonly status: RefundStatus;
      readonly " $fragmentSpreads": FragmentRefs<"refundText_refund">;
    }>;
  };
  readonly placedAt: string;
  readonly refundRequests: ReadonlyArray<{
    readonly createdAt: string;
    readonly decisionNote: string | null | undefined;
    readonly id: string;
    readonly refund: {
      readonly status: RefundStatus;
      readonly " $fragmentSpreads": FragmentRefs<"refundText_refund">;
    } | null | undefined;
    readonly status: RefundRequestStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RequestPhotos_request" | "RequestSummary_request">;
  }>;
  readonly " $fragmentType": "RefundRequests_order";
};
export type RefundRequests_order$key = {
  readonly " $data"?: RefundRequests_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequests_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v2 = {
  "kind": "InlineDataFragmentSpread",
  "name": "refundText_refund",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storeCredit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequests_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundOutstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Refund",
          "kind": "LinkedField",
          "name": "refunds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RefundRequest",
      "kind": "LinkedField",
      "name": "refundRequests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decisionNote",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Refund",
          "kind": "LinkedField",
          "name": "refund",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
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
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "5eb2060f313bc844bcb576ac8b866761";

export default node;
