/**
 * @generated SignedSource<<5e3b96cc98ae852f1c458f11b49ccf89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockLedgerThreshold_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "872afe319598fc19a86290406203a3e8";

export default node;
