/**
 * @generated SignedSource<<9d8b6354c2b5dd551f665138d82e3fe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILED" | "RETRYING" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
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
