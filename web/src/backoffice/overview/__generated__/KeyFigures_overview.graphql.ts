/**
 * @generated SignedSource<<0f7e051b39fd996045a7efc60f1bdaf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyFigures_overview$data = {
  readonly orderCount: number;
  readonly previousOrderCount: number;
  readonly previousRevenue: number;
  readonly revenue: number;
  readonly " $fragmentType": "KeyFigures_overview";
};
export type KeyFigures_overview$key = {
  readonly " $data"?: KeyFigures_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyFigures_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeyFigures_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCount",
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
      "name": "previousOrderCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousRevenue",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "dbebe62f0d4be2b8cb00a6f7349bd7e4";

export default node;
