/**
 * @generated SignedSource<<65293b87503bb7158eb194e60c63317f>>
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
      readonly id: string;
      readonly missingQuantity: number;
      readonly name: string;
      readonly price: number;
      readonly quantity: number;
      readonly refundedQuantity: number;
      readonly " $fragmentSpreads": FragmentRefs<"RefundForm_refundLineField">;
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RefundForm_refundLineField"
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

(node as any).hash = "8f54ad403c67d19fd983eb94bcaf27c7";

export default node;
