/**
 * @generated SignedSource<<2cc99fd8338485f24768a2af97f819fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetryJob_job$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "RetryJob_job";
};
export type RetryJob_job$key = {
  readonly " $data"?: RetryJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetryJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetryJob_job",
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

(node as any).hash = "23de28d4bc458402f8f239a946691a9f";

export default node;
