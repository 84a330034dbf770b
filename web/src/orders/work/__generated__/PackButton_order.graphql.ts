/**
 * @generated SignedSource<<59f74b143a558e57a4b88e7d0bca4478>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PackButton_order$data = {
  readonly id: string;
  readonly isMine: boolean;
  readonly number: number;
  readonly pickerName: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "PackButton_order";
};
export type PackButton_order$key = {
  readonly " $data"?: PackButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackButton_order",
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
      "name": "pickerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMine",
      "storageKey": null
    }
  ],
  "type": "PickingOrder",
  "abstractKey": null
};

(node as any).hash = "c5aea9918b3a223cf7f05b67e3f231db";

export default node;
