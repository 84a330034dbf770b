/**
 * @generated SignedSource<<d80fb8aa9b42eaf45423f9eaa583f3b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeStatus = "LOST" | "NEEDS_RESPONSE" | "UNDER_REVIEW" | "WON" | "%future added value";
export type DisputeType = "CHARGEBACK" | "INQUIRY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDisputes_order$data = {
  readonly disputes: ReadonlyArray<{
    readonly amount: number;
    readonly closedAt: string | null | undefined;
    readonly evidenceDueAt: string | null | undefined;
    readonly openedAt: string;
    readonly reason: string;
    readonly status: DisputeStatus;
    readonly type: DisputeType;
  }> | null | undefined;
  readonly " $fragmentType": "OrderDisputes_order";
};
export type OrderDisputes_order$key = {
  readonly " $data"?: OrderDisputes_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDisputes_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDisputes_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Dispute",
      "kind": "LinkedField",
      "name": "disputes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
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
          "name": "reason",
          "storageKey": null
        },
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
          "name": "evidenceDueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "feaf792d731c8fe7ddae9e54616c340e";

export default node;
