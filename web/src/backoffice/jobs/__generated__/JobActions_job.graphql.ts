/**
 * @generated SignedSource<<2e2b3a785bbcf9b54ef3ae6ef7642e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobActions_job$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "JobActions_job";
};
export type JobActions_job$key = {
  readonly " $data"?: JobActions_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobActions_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobActions_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "7bcbb4f4659281bf099441099399bf73";

export default node;
