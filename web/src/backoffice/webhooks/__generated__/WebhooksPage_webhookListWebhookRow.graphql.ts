/**
 * @generated SignedSource<<8e8abf6f1d581e708be1fcacd5ee2c0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhooksPage_webhookListWebhookRow$data = {
  readonly description: string;
  readonly id: string;
  readonly statuses: ReadonlyArray<OrderStatus>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookState_endpoint">;
  readonly " $fragmentType": "WebhooksPage_webhookListWebhookRow";
};
export type WebhooksPage_webhookListWebhookRow$key = {
  readonly " $data"?: WebhooksPage_webhookListWebhookRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_webhookListWebhookRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhooksPage_webhookListWebhookRow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "5b08097a9d1cdb9d826c4b509c630ca3";

export default node;
