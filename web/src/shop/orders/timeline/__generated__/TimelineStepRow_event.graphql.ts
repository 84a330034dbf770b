/**
 * @generated SignedSource<<44218055df483a4fda856ec54ee95b90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailureReason = "CUSTOMER_NOT_AVAILABLE" | "REFUSED" | "WRONG_ADDRESS" | "%future added value";
export type OrderActor = "ADMIN" | "PAYMENT" | "PICKER" | "RIDER" | "SHOPPER" | "SYSTEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimelineStepRow_event$data = {
  readonly actorRole: OrderActor;
  readonly createdAt: string;
  readonly deliveryFailureReason: DeliveryFailureReason | null | undefined;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "TimelineStepRow_event";
};
export type TimelineStepRow_event$key = {
  readonly " $data"?: TimelineStepRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineStepRow_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineStepRow_event",
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

(node as any).hash = "9e208bb3449953cf56e2f7309023155b";

export default node;
