/**
 * @generated SignedSource<<001c73b9b401b0ab962f8b4f375c83c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundRequestList_refundRequestRow$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly order: {
    readonly id: string;
    readonly number: number;
  };
  readonly photos: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly refund: {
    readonly amount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequestBadge_request" | "RequestSummary_request">;
  readonly " $fragmentType": "RefundRequestList_refundRequestRow";
};
export type RefundRequestList_refundRequestRow$key = {
  readonly " $data"?: RefundRequestList_refundRequestRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequestList_refundRequestRow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequestList_refundRequestRow",
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RefundRequestPhoto",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
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
    }
  ],
  "type": "RefundRequest",
  "abstractKey": null
};
})();

(node as any).hash = "e698f7d1ba924cccac5467a954ec301d";

export default node;
