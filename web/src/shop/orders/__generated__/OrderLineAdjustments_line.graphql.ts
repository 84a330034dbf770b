/**
 * @generated SignedSource<<82158f591974f283bce1045c56d78e44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLineAdjustments_line$data = {
  readonly missingQuantity: number;
  readonly price: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly " $fragmentType": "OrderLineAdjustments_line";
};
export type OrderLineAdjustments_line$key = {
  readonly " $data"?: OrderLineAdjustments_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLineAdjustments_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLineAdjustments_line",
  "selections": [
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
      "name": "missingQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "0231a1ea2d1d6842824f1a4e04814403";

export default node;
