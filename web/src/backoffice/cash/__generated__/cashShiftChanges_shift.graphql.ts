/**
 * @generated SignedSource<<45561d5291ae1d388ce2f140e258aad8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cashShiftChanges_shift$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftActions_closeCashShift" | "CashShiftList_cashShiftRow" | "CashShiftSummary_shift">;
  readonly " $fragmentType": "cashShiftChanges_shift";
};
export type cashShiftChanges_shift$key = {
  readonly " $data"?: cashShiftChanges_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"cashShiftChanges_shift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cashShiftChanges_shift",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CashShiftList_cashShiftRow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CashShiftSummary_shift"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CashShiftActions_closeCashShift"
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "02f55e9fb2f367771eb912aa0435a68a";

export default node;
