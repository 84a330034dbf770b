/**
 * @generated SignedSource<<62f6f1ebe8a68a29b06788cbc717e276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StockLedgerThreshold_product$data = {
  readonly id: string;
  readonly lowStockThreshold: number;
  readonly version: number;
  readonly " $fragmentType": "StockLedgerThreshold_product";
};
export type StockLedgerThreshold_product$key = {
  readonly " $data"?: StockLedgerThreshold_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLedgerThreshold_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockLedgerThreshold_product",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowStockThreshold",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2c18b335261211ed186cab1bab212c3e";

export default node;
