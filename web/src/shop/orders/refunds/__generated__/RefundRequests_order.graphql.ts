/**
 * @generated SignedSource<<3ad2dd0fa73ff6b692d9f6b7ca9c4305>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundRequests_order$data = {
  readonly refundRequests: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RefundRequests_request">;
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
          "name": "RefundRequests_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0f1dcc28ede09176b9c44732e38a9b9e";

export default node;
