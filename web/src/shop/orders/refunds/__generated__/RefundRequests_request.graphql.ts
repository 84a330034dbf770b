/**
 * @generated SignedSource<<2be93dda6ab3529b6e56379a3b28e249>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundRequestStatus = "APPROVED" | "DECLINED" | "OPEN" | "%future added value";
export type RefundStatus = "FAILED" | "PENDING" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundRequests_request$data = {
  readonly createdAt: string;
  readonly decisionNote: string | null | undefined;
  readonly refund: {
    readonly status: RefundStatus;
    readonly " $fragmentSpreads": FragmentRefs<"refundText_refund">;
  } | null | undefined;
  readonly status: RefundRequestStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPhotos_request" | "RequestSummary_request">;
  readonly " $fragmentType": "RefundRequests_request";
};
export type RefundRequests_request$key = {
  readonly " $data"?: RefundRequests_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequests_request">;
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
  "name": "RefundRequests_request",
  "selections": [
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
  "type": "RefundRequest",
  "abstractKey": null
};
})();

(node as any).hash = "f331f1525fec43432fed2b0d96602a93";

export default node;
