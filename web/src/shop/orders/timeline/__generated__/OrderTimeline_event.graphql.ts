/**
 * @generated SignedSource<<9e92ad346c85369eda4022db1c134e26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailureReason = "CUSTOMER_NOT_AVAILABLE" | "REFUSED" | "WRONG_ADDRESS" | "%future added value";
export type OrderActor = "ADMIN" | "PAYMENT" | "PICKER" | "RIDER" | "SHOPPER" | "SYSTEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderTimeline_event$data = {
  readonly actorRole: OrderActor;
  readonly createdAt: string;
  readonly deliveryFailureReason: DeliveryFailureReason | null | undefined;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "OrderTimeline_event";
};
export type OrderTimeline_event$key = {
  readonly " $data"?: OrderTimeline_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTimeline_event",
  "selections": [
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
      "kind": "ScalarField",
      "name": "actorRole",
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
      "name": "deliveryFailureReason",
      "storageKey": null
    }
  ],
  "type": "OrderEvent",
  "abstractKey": null
};

(node as any).hash = "93b25ca9c5cc97f3b4b5243aa8231b71";

export default node;
