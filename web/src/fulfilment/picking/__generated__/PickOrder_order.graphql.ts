/**
 * @generated SignedSource<<c02d59a5c369eb4ae6567f1b30a16a62>>
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
  readonly isMine: boolean;
  readonly number: number;
  readonly orderId: string;
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
      "name": "orderId",
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

(node as any).hash = "b01adabcac42fb9c4603cb98abd877b5";

export default node;
