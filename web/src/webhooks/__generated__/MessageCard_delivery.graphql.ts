/**
 * @generated SignedSource<<560a4c44b82936d7a1b8b9bb7a472c46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MessageCard_delivery$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly order: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly state: WebhookDeliveryState;
  readonly type: string;
  readonly " $fragmentSpreads": FragmentRefs<"MessageAttempts_delivery">;
  readonly " $fragmentType": "MessageCard_delivery";
};
export type MessageCard_delivery$key = {
  readonly " $data"?: MessageCard_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageCard_delivery">;
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
  "name": "MessageCard_delivery",
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
      "name": "MessageAttempts_delivery"
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};
})();

(node as any).hash = "fb67d5b6d21ef6dabe3a40dd485b0cf9";

export default node;
