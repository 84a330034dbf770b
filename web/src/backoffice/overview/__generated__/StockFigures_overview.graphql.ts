/**
 * @generated SignedSource<<af5b9b9a1a45cf79dbc29a64e7500c48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockFigures_overview$data = {
  readonly hiddenCount: number;
  readonly lowStockCount: number;
  readonly outOfStockCount: number;
  readonly productCount: number;
  readonly " $fragmentType": "StockFigures_overview";
};
export type StockFigures_overview$key = {
  readonly " $data"?: StockFigures_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockFigures_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockFigures_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowStockCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outOfStockCount",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "9656e67952e61ab962dea40c810c6a20";

export default node;
