/**
 * @generated SignedSource<<eb5defd8857fe0162c736cf2824261a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Figures_bookFigures$data = {
  readonly cashCollected: number;
  readonly cashRefunded: number;
  readonly cashRoundOff: number;
  readonly grossSales: number;
  readonly returns: number;
  readonly revenue: number;
  readonly tax: number;
  readonly " $fragmentType": "Figures_bookFigures";
};
export type Figures_bookFigures$key = {
  readonly " $data"?: Figures_bookFigures$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_bookFigures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Figures_bookFigures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grossSales",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revenue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashCollected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashRoundOff",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "9779b3ee3ccc4f517e5f4e726df52a34";

export default node;
