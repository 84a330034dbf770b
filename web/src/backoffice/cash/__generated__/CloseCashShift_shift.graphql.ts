/**
 * @generated SignedSource<<4654c5e4b952f1113a8024d4b9c5203a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CloseCashShift_shift$data = {
  readonly expected: number;
  readonly id: string;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "CloseCashShift_shift";
};
export type CloseCashShift_shift$key = {
  readonly " $data"?: CloseCashShift_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseCashShift_shift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseCashShift_shift",
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
      "name": "expected",
      "storageKey": null
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "5464ad42650bf4fa0342299b41f3aee6";

export default node;
