/**
 * @generated SignedSource<<77651ab1053f43d290d3ddc4e8f4a8e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PickingPage_pickingCard$data = {
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly isMine: boolean;
  readonly lines: ReadonlyArray<{
    readonly __typename: "PickingLine";
  }>;
  readonly number: number;
  readonly picker: {
    readonly name: string;
  } | null | undefined;
  readonly quantity: number;
  readonly remainingQuantity: number;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"StartPickingButton_order">;
  readonly " $fragmentType": "PickingPage_pickingCard";
};
export type PickingPage_pickingCard$key = {
  readonly " $data"?: PickingPage_pickingCard$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickingPage_pickingCard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickingPage_pickingCard",
  "selections": [
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estimatedDeliveryAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picker",
      "kind": "LinkedField",
      "name": "picker",
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
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickingLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartPickingButton_order"
    }
  ],
  "type": "PickingOrder",
  "abstractKey": null
};

(node as any).hash = "f88d1411aadbd96ef8a8099acdec8841";

export default node;
