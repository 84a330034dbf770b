/**
 * @generated SignedSource<<2f43a63da5336a596f60a36544f32dc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cashShiftChanges_shift$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftBadge_shift" | "CashShiftRow_shift" | "CashShiftSummary_shift" | "CashStrip_shift" | "CloseCashShift_shift" | "SignOffCashShift_shift">;
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
      "name": "CashShiftRow_shift"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CashShiftSummary_shift"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseCashShift_shift"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignOffCashShift_shift"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CashStrip_shift"
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "fe107eaeb57207247977b2a248d3c179";

export default node;
