/**
 * @generated SignedSource<<edff82f88e20e1610a8544ef460575e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderRisk_order$data = {
  readonly paymentMethod: PaymentMethod;
  readonly risk: {
    readonly accountCreatedAt: string;
    readonly cancelledOrderCount: number;
    readonly deliveredOrderCount: number;
    readonly isEmailConfirmed: boolean;
    readonly otherAccountsAtAddress: number | null | undefined;
    readonly otherAccountsInNetwork: number | null | undefined;
  };
  readonly " $fragmentType": "OrderRisk_order";
};
export type OrderRisk_order$key = {
  readonly " $data"?: OrderRisk_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRisk_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRisk_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OrderRisk",
        "kind": "LinkedField",
        "name": "risk",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmailConfirmed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountCreatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveredOrderCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelledOrderCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherAccountsAtAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherAccountsInNetwork",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "90eaf15b385318b22dbb94fc00477c85";

export default node;
