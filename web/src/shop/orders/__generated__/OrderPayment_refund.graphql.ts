/**
 * @generated SignedSource<<0b60d09fee73757156fa387bcec6928e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundMethod = "CASH" | "ORIGINAL_PAYMENT" | "STORE_CREDIT" | "%future added value";
export type RefundReason = "CANCELLED" | "LATE_PAYMENT" | "MISSING" | "PROVIDER" | "RETURNED" | "%future added value";
export type RefundStatus = "FAILED" | "PENDING" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderPayment_refund$data = {
  readonly method: RefundMethod;
  readonly note: string | null | undefined;
  readonly reason: RefundReason;
  readonly status: RefundStatus;
  readonly storeCredit: number;
  readonly " $fragmentSpreads": FragmentRefs<"refundText_refund">;
  readonly " $fragmentType": "OrderPayment_refund";
};
export type OrderPayment_refund$key = {
  readonly " $data"?: OrderPayment_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayment_refund">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "storeCredit",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
},
v2 = {
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
  "name": "OrderPayment_refund",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "settledAt",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Refund",
  "abstractKey": null
};
})();

(node as any).hash = "06ea5ca48752a8cf86c0f29508c3d676";

export default node;
