/**
 * @generated SignedSource<<0b04b27b22b7356fd1e9455e193913b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILED" | "RETRYING" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobsPage_jobRow$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly lastError: string | null | undefined;
  readonly lockedAt: string | null | undefined;
  readonly maxAttempts: number;
  readonly runAt: string;
  readonly status: JobState;
  readonly task: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobActions_job">;
  readonly " $fragmentType": "JobsPage_jobRow";
};
export type JobsPage_jobRow$key = {
  readonly " $data"?: JobsPage_jobRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsPage_jobRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsPage_jobRow",
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
      "name": "status",
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
      "name": "JobActions_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "19984270c1ac515e88d84e0e6167ce79";

export default node;
