/**
 * @generated SignedSource<<90097b3f35f610493b3cf4284c444657>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminRefundRequests_order$data = {
  readonly paymentMethod: PaymentMethod;
  readonly refundRequests: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AdminRefundRequest_request">;
  }>;
  readonly " $fragmentType": "AdminRefundRequests_order";
};
export type AdminRefundRequests_order$key = {
  readonly " $data"?: AdminRefundRequests_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminRefundRequests_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminRefundRequests_order",
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
          "name": "AdminRefundRequest_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "20a098567b73ba7c1ac2093dfb0d62dc";

export default node;
