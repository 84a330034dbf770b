/**
 * @generated SignedSource<<805839f2ca63b36d4ea458c0a4a45c98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILED" | "RETRYING" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobRow_job$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly lastError: string | null | undefined;
  readonly lockedAt: string | null | undefined;
  readonly maxAttempts: number;
  readonly runAt: string;
  readonly state: JobState;
  readonly task: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DiscardJob_job" | "JobStateBadge_job" | "RetryJob_job">;
  readonly " $fragmentType": "JobRow_job";
};
export type JobRow_job$key = {
  readonly " $data"?: JobRow_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobRow_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "task",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobStateBadge_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RetryJob_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscardJob_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "7188e58d25ba2b4f09642c016eb3f4e2";

export default node;
