/**
 * @generated SignedSource<<2cf4ae1cd74fd65e9750a6741bcd6492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderLineShortfall_line$data = {
  readonly price: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly shortQuantity: number;
  readonly " $fragmentType": "OrderLineShortfall_line";
};
export type OrderLineShortfall_line$key = {
  readonly " $data"?: OrderLineShortfall_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLineShortfall_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLineShortfall_line",
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
      "name": "shortQuantity",
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

(node as any).hash = "2d244bbe8f3eb421e7dadbb1feede52f";

export default node;
