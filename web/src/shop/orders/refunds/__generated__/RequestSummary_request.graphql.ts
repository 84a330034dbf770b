/**
 * @generated SignedSource<<126767ace66a7b5575abc1a53d1bd418>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundRequestReason = "DAMAGED" | "EXPIRED" | "MISSING" | "OTHER" | "POOR_QUALITY" | "WRONG_ITEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestSummary_request$data = {
  readonly lines: ReadonlyArray<{
    readonly orderLine: {
      readonly name: string;
    };
    readonly quantity: number;
  }>;
  readonly note: string | null | undefined;
  readonly reason: RefundRequestReason;
  readonly " $fragmentType": "RequestSummary_request";
};
export type RequestSummary_request$key = {
  readonly " $data"?: RequestSummary_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestSummary_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestSummary_request",
  "selections": [
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
      "concreteType": "RefundRequestLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "orderLine",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RefundRequest",
  "abstractKey": null
};

(node as any).hash = "96f126196c1929c9bab4b3eab695292e";

export default node;
