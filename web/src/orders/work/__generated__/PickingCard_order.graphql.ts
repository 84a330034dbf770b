/**
 * @generated SignedSource<<9c4ab7c94329e95312a2331f9b3e4956>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "OUT_FOR_DELIVERY" | "PACKED" | "PAYMENT_FAILED" | "PENDING_PAYMENT" | "PICKING" | "PLACED" | "REFUNDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PickingCard_order$data = {
  readonly isMine: boolean;
  readonly lines: ReadonlyArray<{
    readonly __typename: "PickingLine";
  }>;
  readonly number: number;
  readonly pickerName: string | null | undefined;
  readonly promisedAt: string | null | undefined;
  readonly quantity: number;
  readonly status: OrderStatus;
  readonly toPick: number;
  readonly " $fragmentSpreads": FragmentRefs<"PackButton_order">;
  readonly " $fragmentType": "PickingCard_order";
};
export type PickingCard_order$key = {
  readonly " $data"?: PickingCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickingCard_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickingCard_order",
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
      "name": "promisedAt",
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
      "name": "toPick",
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
      "name": "PackButton_order"
    }
  ],
  "type": "PickingOrder",
  "abstractKey": null
};

(node as any).hash = "6306298979b16bd232feb5377cd52df8";

export default node;
