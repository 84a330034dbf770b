/**
 * @generated SignedSource<<b60f56c02cf5f97d184f626f6c0fb4d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILED" | "RETRYING" | "RUNNING" | "WAITING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type JobStateBadge_job$data = {
  readonly state: JobState;
  readonly " $fragmentType": "JobStateBadge_job";
};
export type JobStateBadge_job$key = {
  readonly " $data"?: JobStateBadge_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobStateBadge_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobStateBadge_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "3fa9341e5c28258efef1bebc041e53d3";

export default node;
