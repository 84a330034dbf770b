/**
 * @generated SignedSource<<0762445c7ffe0a37b49f864511544267>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefundLineField_line$data = {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly shortQuantity: number;
  readonly unit: string;
  readonly " $fragmentType": "RefundLineField_line";
};
export type RefundLineField_line$key = {
  readonly " $data"?: RefundLineField_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundLineField_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundLineField_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
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
      "name": "shortQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedQuantity",
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "bb523048624166afd68f21a7017c54cb";

export default node;
