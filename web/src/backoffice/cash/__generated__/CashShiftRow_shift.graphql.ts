/**
 * @generated SignedSource<<bcd64400aaec4d88eabcad4856639068>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CashShiftRow_shift$data = {
  readonly counted: number | null | undefined;
  readonly difference: number | null | undefined;
  readonly expected: number;
  readonly holder: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly openedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftBadge_shift">;
  readonly " $fragmentType": "CashShiftRow_shift";
};
export type CashShiftRow_shift$key = {
  readonly " $data"?: CashShiftRow_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashShiftRow_shift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashShiftRow_shift",
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

(node as any).hash = "137a7b31a14174e17a073857284e6d4b";

export default node;
