/**
 * @generated SignedSource<<bb1816e2a8397cec1c50413b6a5e4482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Figures_stockFigures$data = {
  readonly hiddenCount: number;
  readonly lowStockCount: number;
  readonly outOfStockCount: number;
  readonly productCount: number;
  readonly " $fragmentType": "Figures_stockFigures";
};
export type Figures_stockFigures$key = {
  readonly " $data"?: Figures_stockFigures$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_stockFigures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Figures_stockFigures",
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

(node as any).hash = "8f74dcbb3d00e0a65a99f598eb10c927";

export default node;
