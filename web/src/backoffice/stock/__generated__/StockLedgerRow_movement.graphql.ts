/**
 * @generated SignedSource<<449f1fafdfa1cc709052c699f8601b71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockReason = "CANCELLATION" | "IMPORT" | "INITIAL" | "MANUAL" | "OPENING_BALANCE" | "ORDER" | "RETURN" | "WASTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StockLedgerRow_movement$data = {
  readonly actor: {
    readonly name: string;
  } | null | undefined;
  readonly balance: number;
  readonly createdAt: string;
  readonly delta: number;
  readonly note: string | null | undefined;
  readonly order: {
    readonly number: number;
  } | null | undefined;
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
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "StockMovement",
  "abstractKey": null
};

(node as any).hash = "31997d28c3cc49d337b1e5d2a53e3b4e";

export default node;
