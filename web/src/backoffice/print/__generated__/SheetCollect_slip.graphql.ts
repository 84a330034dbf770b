/**
 * @generated SignedSource<<55a375a22de2f4cbb259002804ef753c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SheetCollect_slip$data = {
  readonly cashToCollect: number;
  readonly isPaid: boolean;
  readonly " $fragmentType": "SheetCollect_slip";
};
export type SheetCollect_slip$key = {
  readonly " $data"?: SheetCollect_slip$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetCollect_slip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetCollect_slip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashToCollect",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaid",
      "storageKey": null
    }
  ],
  "type": "PackingSlip",
  "abstractKey": null
};

(node as any).hash = "9be7409cda83105ea9a93e45a0cbf435";

export default node;
