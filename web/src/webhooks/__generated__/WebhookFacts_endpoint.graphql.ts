/**
 * @generated SignedSource<<15d979a5154364f7a5038f3dba786c57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WebhookFacts_endpoint$data = {
  readonly description: string;
  readonly statuses: ReadonlyArray<OrderStatus>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookActions_endpoint" | "WebhookState_endpoint">;
  readonly " $fragmentType": "WebhookFacts_endpoint";
};
export type WebhookFacts_endpoint$key = {
  readonly " $data"?: WebhookFacts_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookFacts_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookFacts_endpoint",
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

(node as any).hash = "00461019ebbd7de18c55f70601dca897";

export default node;
