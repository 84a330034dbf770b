/**
 * @generated SignedSource<<6012e55ffcbb602f7464452068ce6160>>
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
export type RefundRow_refund$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly method: RefundMethod;
  readonly note: string | null | undefined;
  readonly reason: RefundReason;
  readonly settledAt: string | null | undefined;
  readonly status: RefundStatus;
  readonly storeCredit: number;
  readonly " $fragmentType": "RefundRow_refund";
};
export type RefundRow_refund$key = {
  readonly " $data"?: RefundRow_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRow_refund">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRow_refund",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
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
  "type": "Refund",
  "abstractKey": null
};

(node as any).hash = "556752fd9c67a75eb3d48b845d984bc8";

export default node;
