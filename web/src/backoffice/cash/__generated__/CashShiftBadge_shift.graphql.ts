/**
 * @generated SignedSource<<79ac2ba7279f5c69d254232abe7da359>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CashShiftBadge_shift$data = {
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "CashShiftBadge_shift";
};
export type CashShiftBadge_shift$key = {
  readonly " $data"?: CashShiftBadge_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftBadge_shift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashShiftBadge_shift",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "e0ea1f80d9b6bb07a2cbdc08dce0e40f";

export default node;
