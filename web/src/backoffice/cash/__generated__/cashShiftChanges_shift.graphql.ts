/**
 * @generated SignedSource<<f6222947951a295fb96f80f7acf0e3af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cashShiftChanges_shift$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CashPage_cashShiftRow" | "CashShiftActions_closeCashShift" | "CashShiftSummary_shift">;
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
      "name": "CashPage_cashShiftRow"
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

(node as any).hash = "0833a0c9ef28ca608903173f36829b74";

export default node;
