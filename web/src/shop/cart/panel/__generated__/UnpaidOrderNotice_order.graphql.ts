/**
 * @generated SignedSource<<61a26b9b0be6e4f4b98c73b1d6998aeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnpaidOrderNotice_order$data = {
  readonly id: string;
  readonly number: number;
  readonly payment: {
    readonly amount: number;
    readonly url: string | null | undefined;
  };
  readonly " $fragmentType": "UnpaidOrderNotice_order";
};
export type UnpaidOrderNotice_order$key = {
  readonly " $data"?: UnpaidOrderNotice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidOrderNotice_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidOrderNotice_order",
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
      "name": "number",
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "61f0f8e64bc831e276b58638b8d8d467";

export default node;
