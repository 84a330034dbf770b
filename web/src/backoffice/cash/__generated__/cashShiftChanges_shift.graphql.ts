/**
 * @generated SignedSource<<625dabb733a977d4575fec703a8a9ccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cashShiftChanges_shift$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftActions_closeCashShift" | "CashShiftBadge_shift" | "CashShiftList_cashShiftRow" | "CashShiftPage_signOffCashShift" | "CashShiftSummary_shift" | "Deliveries_cashStrip">;
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
      "name": "CashShiftBadge_shift"
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CashShiftPage_signOffCashShift"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Deliveries_cashStrip"
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "bfd65fb333b94410274a4afacb47f26b";

export default node;
