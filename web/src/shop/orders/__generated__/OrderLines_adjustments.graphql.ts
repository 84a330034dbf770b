/**
 * @generated SignedSource<<ecd44993fdfa29d70edc0b092ea8a9c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLines_adjustments$data = {
  readonly missingQuantity: number;
  readonly price: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly " $fragmentType": "OrderLines_adjustments";
};
export type OrderLines_adjustments$key = {
  readonly " $data"?: OrderLines_adjustments$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_adjustments">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLines_adjustments",
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

(node as any).hash = "53a3766beb0e1ea364dea212e99c23f6";

export default node;
