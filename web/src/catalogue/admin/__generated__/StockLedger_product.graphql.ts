/**
 * @generated SignedSource<<ca01ecea1ba0ddc12e78f8ed7d7b7518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StockLedger_product$data = {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly unit: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"StockLedgerThreshold_product">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockLedgerThreshold_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "8104e3f8a2c0780f73b061f0d8dfc889";

export default node;
