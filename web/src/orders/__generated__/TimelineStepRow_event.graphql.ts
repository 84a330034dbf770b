/**
 * @generated SignedSource<<349fff151a5bd0169301709edb9c10e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderActor = "ADMIN" | "PAYMENT" | "PICKER" | "RIDER" | "SHOPPER" | "SYSTEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimelineStepRow_event$data = {
  readonly actorRole: OrderActor;
  readonly createdAt: string;
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
    }
  ],
  "type": "OrderEvent",
  "abstractKey": null
};

(node as any).hash = "c41e9d2c0f0af8fbad97498bab0ce437";

export default node;
