/**
 * @generated SignedSource<<ae3caa1c7f98c53fb9367c0623e3e5eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailureReason = "CUSTOMER_NOT_AVAILABLE" | "REFUSED" | "WRONG_ADDRESS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDeliveryFailed_order$data = {
  readonly deliveryFailure: {
    readonly note: string | null | undefined;
    readonly reason: DeliveryFailureReason;
  } | null | undefined;
  readonly " $fragmentType": "OrderDeliveryFailed_order";
};
export type OrderDeliveryFailed_order$key = {
  readonly " $data"?: OrderDeliveryFailed_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeliveryFailed_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDeliveryFailed_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryFailure",
      "kind": "LinkedField",
      "name": "deliveryFailure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "c6f4054ed473d5f1228eb246e8b0413c";

export default node;
