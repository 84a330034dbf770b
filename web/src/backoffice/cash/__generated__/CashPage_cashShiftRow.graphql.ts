/**
 * @generated SignedSource<<ab4d02de422b72b91aa792307ca41360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashShiftStatus = "CLOSED" | "OPEN" | "SIGNED_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CashPage_cashShiftRow$data = {
  readonly counted: number | null | undefined;
  readonly difference: number | null | undefined;
  readonly expected: number;
  readonly holder: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly openedAt: string;
  readonly status: CashShiftStatus;
  readonly " $fragmentType": "CashPage_cashShiftRow";
};
export type CashPage_cashShiftRow$key = {
  readonly " $data"?: CashPage_cashShiftRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashPage_cashShiftRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashPage_cashShiftRow",
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

(node as any).hash = "fb7cc206ecd2802a20aa281d5525e634";

export default node;
