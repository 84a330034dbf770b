/**
 * @generated SignedSource<<e934fa114471b1ae7f64a35c78ca5adf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SearchMisses_overview$data = {
  readonly searchMisses: ReadonlyArray<{
    readonly count: number;
    readonly query: string;
  }>;
  readonly " $fragmentType": "SearchMisses_overview";
};
export type SearchMisses_overview$key = {
  readonly " $data"?: SearchMisses_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchMisses_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchMisses_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchMiss",
      "kind": "LinkedField",
      "name": "searchMisses",
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

(node as any).hash = "82898d33daedbf65157a827137f66da2";

export default node;
