/**
 * @generated SignedSource<<2241d5cc67967800c0a173362bc25a3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0fe79717101dcc450f237d2f2fef5043";

export default node;
