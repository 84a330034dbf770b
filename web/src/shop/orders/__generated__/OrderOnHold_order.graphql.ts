/**
 * @generated SignedSource<<e5969246985a607c1298ce30ff50d90c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderOnHold_order$data = {
  readonly isOnHold: boolean;
  readonly " $fragmentType": "OrderOnHold_order";
};
export type OrderOnHold_order$key = {
  readonly " $data"?: OrderOnHold_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderOnHold_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderOnHold_order",
  "selections": [
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

(node as any).hash = "7995a99422f30b000f56408145654e51";

export default node;
