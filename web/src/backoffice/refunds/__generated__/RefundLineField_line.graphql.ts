/**
 * @generated SignedSource<<1a67f69f6ffc4842925bb0a8b5ed8465>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundLineField_line$data = {
  readonly missingQuantity: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
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
      "name": "missingQuantity",
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

(node as any).hash = "b8549ede3e0dbd3245b7909739a31f2a";

export default node;
