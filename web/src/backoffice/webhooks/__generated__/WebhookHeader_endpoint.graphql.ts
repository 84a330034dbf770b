/**
 * @generated SignedSource<<9f8698532a499a0d385d25ec57bb9c4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookHeader_endpoint$data = {
  readonly description: string;
  readonly statuses: ReadonlyArray<OrderStatus>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookActions_endpoint" | "WebhookState_endpoint">;
  readonly " $fragmentType": "WebhookHeader_endpoint";
};
export type WebhookHeader_endpoint$key = {
  readonly " $data"?: WebhookHeader_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookHeader_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookHeader_endpoint",
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

(node as any).hash = "bf6a1169849fb87e33f09fda2ac6da05";

export default node;
