/**
 * @generated SignedSource<<ae64ff44950dbc678d3a08cf1d8229fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Deliveries_cashStrip$data = {
  readonly expected: number;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "Deliveries_cashStrip";
};
export type Deliveries_cashStrip$key = {
  readonly " $data"?: Deliveries_cashStrip$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deliveries_cashStrip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Deliveries_cashStrip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expected",
      "storageKey": null
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "39b36387d278a4be25d55fdb6fe95a2b";

export default node;
