/**
 * @generated SignedSource<<81c33e2d8b3bab3a9f77f91229670f08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundRequestReason = "DAMAGED" | "EXPIRED" | "MISSING" | "OTHER" | "POOR_QUALITY" | "WRONG_ITEM" | "%future added value";
export type RefundRequestStatus = "APPROVED" | "DECLINED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecideRefundRequest_request$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly orderLine: {
      readonly " $fragmentSpreads": FragmentRefs<"RefundForm_readLine">;
    };
    readonly quantity: number;
  }>;
  readonly reason: RefundRequestReason;
  readonly status: RefundRequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RequestSummary_request">;
  readonly " $fragmentType": "DecideRefundRequest_request";
};
export type DecideRefundRequest_request$key = {
  readonly " $data"?: DecideRefundRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecideRefundRequest_request">;
};

const node: ReaderFragment = (function(){
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
  "name": "quantity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecideRefundRequest_request",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RefundRequestLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "orderLine",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "RefundForm_readLine",
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unit",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "missingQuantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "refundedQuantity",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestSummary_request"
    }
  ],
  "type": "RefundRequest",
  "abstractKey": null
};
})();

(node as any).hash = "5fb6eee2cb2be3ffaa3706aa4e04f50d";

export default node;
