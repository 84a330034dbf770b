/**
 * @generated SignedSource<<68ac3b4dc0e81ca8b36e18ed56a25ba0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CashShiftActions_closeCashShift$data = {
  readonly expected: number;
  readonly id: string;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "CashShiftActions_closeCashShift";
};
export type CashShiftActions_closeCashShift$key = {
  readonly " $data"?: CashShiftActions_closeCashShift$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftActions_closeCashShift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashShiftActions_closeCashShift",
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

(node as any).hash = "80fa56bff61c70a74e89b3ac264f1df3";

export default node;
