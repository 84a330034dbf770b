/**
 * @generated SignedSource<<3edc473dbca88cd34e11955ccaacdf12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetryRefund_order$data = {
  readonly id: string;
  readonly payment: {
    readonly refundOutstanding: number;
  };
  readonly " $fragmentType": "RetryRefund_order";
};
export type RetryRefund_order$key = {
  readonly " $data"?: RetryRefund_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetryRefund_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetryRefund_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "96c59bcd77b5c230fa07fc4fc2c53695";

export default node;
