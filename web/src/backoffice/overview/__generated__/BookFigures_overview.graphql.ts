/**
 * @generated SignedSource<<224b5ec09c6429bc66cf10946dc0ec44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookFigures_overview$data = {
  readonly cashCollected: number;
  readonly cashRefunded: number;
  readonly cashRoundOff: number;
  readonly grossSales: number;
  readonly returns: number;
  readonly revenue: number;
  readonly tax: number;
  readonly " $fragmentType": "BookFigures_overview";
};
export type BookFigures_overview$key = {
  readonly " $data"?: BookFigures_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookFigures_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookFigures_overview",
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

(node as any).hash = "0b0b642101d91c554ca81a08ed62e352";

export default node;
