/**
 * @generated SignedSource<<cafdc686e17110d6c598611ad25c1194>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MoveButton_order$data = {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly " $fragmentType": "MoveButton_order";
};
export type MoveButton_order$key = {
  readonly " $data"?: MoveButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveButton_order",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "827dd27bf16af7a282d7c85466f47a1b";

export default node;
