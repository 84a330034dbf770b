/**
 * @generated SignedSource<<8be22f604c9a9bb681dc16aed0a86240>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CashShiftPage_signOffCashShift$data = {
  readonly difference: number | null | undefined;
  readonly id: string;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "CashShiftPage_signOffCashShift";
};
export type CashShiftPage_signOffCashShift$key = {
  readonly " $data"?: CashShiftPage_signOffCashShift$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftPage_signOffCashShift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashShiftPage_signOffCashShift",
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

(node as any).hash = "5ae074f30bdea9ada3b26100d50d10e9";

export default node;
