/**
 * @generated SignedSource<<ecea3bd91e8ebbd8e3a963adf3e6411e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHold_orderRisk$data = {
  readonly paymentMethod: PaymentMethod;
  readonly risk: {
    readonly accountCreatedAt: string;
    readonly cancelledOrderCount: number;
    readonly deliveredOrderCount: number;
    readonly isEmailConfirmed: boolean;
    readonly otherAccountsAtAddress: number | null | undefined;
    readonly otherAccountsInNetwork: number | null | undefined;
  };
  readonly " $fragmentType": "OrderHold_orderRisk";
};
export type OrderHold_orderRisk$key = {
  readonly " $data"?: OrderHold_orderRisk$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHold_orderRisk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHold_orderRisk",
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

(node as any).hash = "2a92257b143d07f9de352b5e910a105a";

export default node;
