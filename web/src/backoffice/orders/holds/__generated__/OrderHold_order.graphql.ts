/**
 * @generated SignedSource<<79694b87e126eaac4e45c99e769628e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfillmentHoldReason = "HIGH_RISK_OF_FRAUD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHold_order$data = {
  readonly holdReason: FulfillmentHoldReason | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "OrderHold_order";
};
export type OrderHold_order$key = {
  readonly " $data"?: OrderHold_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHold_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHold_order",
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
      "name": "holdReason",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "24797c8a5be9be567d96761c1e44e4b4";

export default node;
