/**
 * @generated SignedSource<<1d26933bb4e0bd9106e05281a78a9ab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobTabs_query$data = {
  readonly jobCounts: {
    readonly " $fragmentSpreads": FragmentRefs<"countOf_counts">;
  };
  readonly " $fragmentType": "JobTabs_query";
};
export type JobTabs_query$key = {
  readonly " $data"?: JobTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobTabs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobTabs_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobCounts",
      "kind": "LinkedField",
      "name": "jobCounts",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "countOf_counts",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "waiting",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "running",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "retrying",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failed",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6ce43e962a84a9a5ebe24ee048cfb971";

export default node;
