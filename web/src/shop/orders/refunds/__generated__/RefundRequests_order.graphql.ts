/**
 * @generated SignedSource<<91a77a73e8f3bed4edb102c0b8502edc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundRequestStatus = "APPROVED" | "DECLINED" | "OPEN" | "%future added value";
export type RefundStatus = "FAILED" | "PENDING" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundRequests_order$data = {
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
            {
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
              "argumentDefinitions": []
            }
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

(node as any).hash = "2780fa24a2c0d24ff239dd5003c0b33b";

export default node;
