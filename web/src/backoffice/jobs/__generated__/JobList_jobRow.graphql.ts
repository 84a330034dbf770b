/**
 * @generated SignedSource<<61cbfb5d1dea66cc5882e17e9cbd8ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILED" | "RETRYING" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobList_jobRow$data = {
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
  readonly " $fragmentType": "JobList_jobRow";
};
export type JobList_jobRow$key = {
  readonly " $data"?: JobList_jobRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobList_jobRow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobList_jobRow",
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

(node as any).hash = "3012335b368ed1262400aebc0010c79d";

export default node;
