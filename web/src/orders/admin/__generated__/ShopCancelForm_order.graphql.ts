/**
 * @generated SignedSource<<6cc885ec4883a3fd172e85159712ec23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShopCancelForm_order$data = {
  readonly payment: {
    readonly amount: number;
    readonly paidAt: string | null | undefined;
    readonly refunded: number;
  };
  readonly " $fragmentType": "ShopCancelForm_order";
};
export type ShopCancelForm_order$key = {
  readonly " $data"?: ShopCancelForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopCancelForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopCancelForm_order",
  "selections": [
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
          "name": "refunded",
          "storageKey": null
        },
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

(node as any).hash = "74405f0d35cdf9e1569feec01176988f";

export default node;
