/**
 * @generated SignedSource<<184e3bb46ecc496718d46690c1c46ce8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRider_order$data = {
  readonly rider: {
    readonly firstName: string;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OrderRider_order";
};
export type OrderRider_order$key = {
  readonly " $data"?: OrderRider_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRider_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRider_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderRider",
      "kind": "LinkedField",
      "name": "rider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "de779834c132de95ca34183fe3a715dd";

export default node;
