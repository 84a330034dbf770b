/**
 * @generated SignedSource<<f6cc2e20792bbfc31b7ba9280161e898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignOffCashShift_shift$data = {
  readonly difference: number | null | undefined;
  readonly id: string;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "SignOffCashShift_shift";
};
export type SignOffCashShift_shift$key = {
  readonly " $data"?: SignOffCashShift_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignOffCashShift_shift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignOffCashShift_shift",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "difference",
      "storageKey": null
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "ccd4344010e2fd93f256b30d69a86347";

export default node;
