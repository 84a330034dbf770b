/**
 * @generated SignedSource<<9ee42eaca0843d60bd5a302fa0879682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CashShiftList_cashShiftRow$data = {
  readonly counted: number | null | undefined;
  readonly difference: number | null | undefined;
  readonly expected: number;
  readonly holder: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly openedAt: string;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "CashShiftList_cashShiftRow";
};
export type CashShiftList_cashShiftRow$key = {
  readonly " $data"?: CashShiftList_cashShiftRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftList_cashShiftRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashShiftList_cashShiftRow",
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
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "holder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "difference",
      "storageKey": null
    },
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

(node as any).hash = "ef918da0a964ddf1059d47563f837d33";

export default node;
