/**
 * @generated SignedSource<<21af825a75d0591eb300007cc2f7e0db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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

(node as any).hash = "b8880ee203b5cf4664e57dd160bb507a";

export default node;
