/**
 * @generated SignedSource<<ebd428f26c12bd3c6b2bbe687a382cd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookPage_endpoint$data = {
  readonly description: string;
  readonly statuses: ReadonlyArray<OrderStatus>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookActions_endpoint" | "WebhookState_endpoint">;
  readonly " $fragmentType": "WebhookPage_endpoint";
};
export type WebhookPage_endpoint$key = {
  readonly " $data"?: WebhookPage_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookPage_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookPage_endpoint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statuses",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookState_endpoint"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookActions_endpoint"
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "69d3fedfc05679abbc6aa686c311d3f6";

export default node;
