/**
 * @generated SignedSource<<9dddbc792606a7b277cf5b003fcde625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdvanceOrderButton_order$data = {
  readonly id: string;
  readonly isOnHold: boolean;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentType": "AdvanceOrderButton_order";
};
export type AdvanceOrderButton_order$key = {
  readonly " $data"?: AdvanceOrderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvanceOrderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdvanceOrderButton_order",
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
      "name": "isOnHold",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0630cfeea3a992f6269eaca649bb276f";

export default node;
