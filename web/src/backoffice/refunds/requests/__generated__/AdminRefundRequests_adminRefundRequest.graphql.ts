/**
 * @generated SignedSource<<1b8587df7c6e81976489003de45db0ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundRequestStatus = "APPROVED" | "DECLINED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminRefundRequests_adminRefundRequest$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly decisionNote: string | null | undefined;
  readonly refund: {
    readonly amount: number;
  } | null | undefined;
  readonly status: RefundRequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DecideRefundRequest_request" | "RequestPhotos_request" | "RequestSummary_request">;
  readonly " $fragmentType": "AdminRefundRequests_adminRefundRequest";
};
export type AdminRefundRequests_adminRefundRequest$key = {
  readonly " $data"?: AdminRefundRequests_adminRefundRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminRefundRequests_adminRefundRequest">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminRefundRequests_adminRefundRequest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refund",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecideRefundRequest_request"
    }
  ],
  "type": "RefundRequest",
  "abstractKey": null
};
})();

(node as any).hash = "f656ec9c7d822be574938c2c4e50c5a3";

export default node;
