/**
 * @generated SignedSource<<d6559a1f46a9ae322b48c8ac587908db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminRefundRequests_order$data = {
  readonly refundRequests: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AdminRefundRequests_adminRefundRequest">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"roundRefund_readUnrefunded">;
  readonly " $fragmentType": "AdminRefundRequests_order";
};
export type AdminRefundRequests_order$key = {
  readonly " $data"?: AdminRefundRequests_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminRefundRequests_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roundOff",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminRefundRequests_order",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "roundRefund_readUnrefunded",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethod",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refunded",
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
          "name": "AdminRefundRequests_adminRefundRequest"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "dad07aaf945a71e065caa5084b75af9d";

export default node;
