/**
 * @generated SignedSource<<1427e50b21da8066db1ffd992eccf91f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminRefundRequest_request$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly decisionNote: string | null | undefined;
  readonly refund: {
    readonly amount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DecideRefundRequest_request" | "RefundRequestBadge_request" | "RequestPhotos_request" | "RequestSummary_request">;
  readonly " $fragmentType": "AdminRefundRequest_request";
};
export type AdminRefundRequest_request$key = {
  readonly " $data"?: AdminRefundRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminRefundRequest_request">;
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
  "name": "AdminRefundRequest_request",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundRequestBadge_request"
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

(node as any).hash = "88b9a05ec8b605aec2ede8852f9c13e1";

export default node;
