/**
 * @generated SignedSource<<61a7bb8aa70af2f7882505f7c96871bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockReason = "CANCEL" | "IMPORT" | "INITIAL" | "MANUAL" | "ORDER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StockLedgerRow_movement$data = {
  readonly actorName: string | null | undefined;
  readonly balance: number;
  readonly createdAt: string;
  readonly delta: number;
  readonly note: string | null | undefined;
  readonly orderNumber: number | null | undefined;
  readonly reason: StockReason;
  readonly " $fragmentType": "StockLedgerRow_movement";
};
export type StockLedgerRow_movement$key = {
  readonly " $data"?: StockLedgerRow_movement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLedgerRow_movement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockLedgerRow_movement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delta",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "StockMovement",
  "abstractKey": null
};

(node as any).hash = "05ffb8a627e7062260946c228707e6b8";

export default node;
