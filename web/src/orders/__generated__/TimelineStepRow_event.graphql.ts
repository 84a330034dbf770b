/**
 * @generated SignedSource<<40da32e40d4c5f8b991a6aa2af24234f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderActor = "ADMIN" | "PAYMENT" | "PICKER" | "RIDER" | "SHOPPER" | "SYSTEM" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TimelineStepRow_event$data = {
  readonly at: string;
  readonly by: OrderActor;
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "OrderEvent",
  "abstractKey": null
};

(node as any).hash = "918598add71bfdd755fedeebe5318eee";

export default node;
