/**
 * @generated SignedSource<<8a06ba357e7aa9b85e93ba8a2e609bae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayCashButton_order$data = {
  readonly canSwitchToCash: boolean;
  readonly id: string;
  readonly payment: {
    readonly amount: number;
  };
  readonly " $fragmentType": "PayCashButton_order";
};
export type PayCashButton_order$key = {
  readonly " $data"?: PayCashButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayCashButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayCashButton_order",
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
      "name": "canSwitchToCash",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2c4cdb5cefe9df39dc75a310bf7c5f49";

export default node;
