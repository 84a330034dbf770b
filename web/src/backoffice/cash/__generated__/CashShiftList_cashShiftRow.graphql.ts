/**
 * @generated SignedSource<<dce3570494b43fdb5c7df05eebcd0dae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftBadge_shift">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CashShiftBadge_shift"
    }
  ],
  "type": "CashShift",
  "abstractKey": null
};

(node as any).hash = "6425cef3fa1503f344b27e4d002a0c1c";

export default node;
