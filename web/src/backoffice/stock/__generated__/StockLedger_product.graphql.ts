/**
 * @generated SignedSource<<e96f139d81378337087200b16ca703cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockLedger_product$data = {
  readonly id: string;
  readonly lowStockThreshold: number;
  readonly name: string;
  readonly stock: number;
  readonly unit: string;
  readonly version: number;
  readonly " $fragmentType": "StockLedger_product";
};
export type StockLedger_product$key = {
  readonly " $data"?: StockLedger_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLedger_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockLedger_product",
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lowStockThreshold",
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "7bfc435d7d174405692785b8f39c4466";

export default node;
