/**
 * @generated SignedSource<<fc432c969ca9ef1c9eb2a758385494d4>>
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
  readonly " $fragmentSpreads": FragmentRefs<"JobActions_job">;
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
      "name": "JobActions_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "03d991e138c1cc2d4daba4f67c56a053";

export default node;
