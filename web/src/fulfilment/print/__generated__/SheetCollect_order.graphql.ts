/**
 * @generated SignedSource<<60fc27ff517fd96a4fae06b9b899d3d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SheetCollect_order$data = {
  readonly cashToCollect: number;
  readonly payment: {
    readonly paidAt: string | null | undefined;
  };
  readonly " $fragmentType": "SheetCollect_order";
};
export type SheetCollect_order$key = {
  readonly " $data"?: SheetCollect_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetCollect_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetCollect_order",
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "87356039edd923dfe7b8884b630ceb58";

export default node;
