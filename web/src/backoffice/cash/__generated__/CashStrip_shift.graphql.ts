/**
 * @generated SignedSource<<adc2bb9f2fcbf52a78738e710e9884dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CashStrip_shift$data = {
  readonly expected: number;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "CashStrip_shift";
};
export type CashStrip_shift$key = {
  readonly " $data"?: CashStrip_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashStrip_shift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashStrip_shift",
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

(node as any).hash = "992279bc3519455eba3aa5e35051da85";

export default node;
