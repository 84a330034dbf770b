/**
 * @generated SignedSource<<1d590098bfcbee7d5a2c259ff35764bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PickOrder_order$data = {
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly id: string;
  readonly isMine: boolean;
  readonly number: number;
  readonly packingSlip: {
    readonly __typename: "PackingSlip";
  } | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PickingLines_order" | "PickingProgress_order" | "PickingTakeOver_order">;
  readonly " $fragmentType": "PickOrder_order";
};
export type PickOrder_order$key = {
  readonly " $data"?: PickOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickOrder_order",
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
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PackingSlip",
      "kind": "LinkedField",
      "name": "packingSlip",
      "plural": false,
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
      "name": "PickingProgress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickingLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PickingTakeOver_order"
    }
  ],
  "type": "PickingOrder",
  "abstractKey": null
};

(node as any).hash = "b7674c8416efb6eb39962bd7c4575de7";

export default node;
