/**
 * @generated SignedSource<<3dca067430640db0ab25d6336432de8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZeroResultSearches_overview$data = {
  readonly zeroResultSearches: ReadonlyArray<{
    readonly count: number;
    readonly query: string;
  }>;
  readonly " $fragmentType": "ZeroResultSearches_overview";
};
export type ZeroResultSearches_overview$key = {
  readonly " $data"?: ZeroResultSearches_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZeroResultSearches_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZeroResultSearches_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ZeroResultSearch",
      "kind": "LinkedField",
      "name": "zeroResultSearches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "b2a249f2e4fdf5536ffc3ff2844a01e4";

export default node;
