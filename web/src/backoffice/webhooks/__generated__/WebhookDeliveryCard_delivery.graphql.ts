/**
 * @generated SignedSource<<1bab3fff81fd3f60b557e8315aed5e37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookDeliveryCard_delivery$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly order: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly state: WebhookDeliveryState;
  readonly type: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDeliveryAttempts_delivery">;
  readonly " $fragmentType": "WebhookDeliveryCard_delivery";
};
export type WebhookDeliveryCard_delivery$key = {
  readonly " $data"?: WebhookDeliveryCard_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDeliveryCard_delivery">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "WebhookDeliveryCard_delivery",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "state",
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookDeliveryAttempts_delivery"
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};
})();

(node as any).hash = "596c68e748a5dde54723268a1033a9e0";

export default node;
