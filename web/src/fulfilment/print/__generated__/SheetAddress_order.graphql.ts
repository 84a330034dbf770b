/**
 * @generated SignedSource<<03185a71e6ce426a8f94dea6848402b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SheetAddress_order$data = {
  readonly address: {
    readonly city: string;
    readonly line: string;
    readonly mobile: string;
    readonly pincode: string;
    readonly recipientName: string;
    readonly state: string;
  };
  readonly deliveryPreferences: {
    readonly doNotRingBell: boolean;
    readonly leaveAtGate: boolean;
    readonly note: string | null | undefined;
  };
  readonly " $fragmentType": "SheetAddress_order";
};
export type SheetAddress_order$key = {
  readonly " $data"?: SheetAddress_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetAddress_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetAddress_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pincode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryPreferences",
      "kind": "LinkedField",
      "name": "deliveryPreferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leaveAtGate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doNotRingBell",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6aee93b3974e5215df2b17293e4f450a";

export default node;
