/**
 * @generated SignedSource<<7b295dc5384c6bcbe240838c6949a707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundRequests_order$data = {
  readonly paymentMethod: PaymentMethod;
  readonly refundRequests: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RefundRequestCard_request">;
  }>;
  readonly " $fragmentType": "RefundRequests_order";
};
export type RefundRequests_order$key = {
  readonly " $data"?: RefundRequests_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequests_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequests_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefundRequestCard_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "68e933ba627249026f8bc2f549acd553";

export default node;
