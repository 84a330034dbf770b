/**
 * @generated SignedSource<<831a6dddd0a1680c2232b04d62cda8ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedJobs_query$data = {
  readonly jobCounts: {
    readonly failed: number;
  };
  readonly " $fragmentType": "FailedJobs_query";
};
export type FailedJobs_query$key = {
  readonly " $data"?: FailedJobs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedJobs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedJobs_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "JobCounts",
        "kind": "LinkedField",
        "name": "jobCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "897fbdb80d693b2ed1f2e0cb47290745";

export default node;
