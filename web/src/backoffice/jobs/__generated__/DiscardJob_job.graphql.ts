/**
 * @generated SignedSource<<cb3788836d3d6258e3b30be95f24c647>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscardJob_job$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "DiscardJob_job";
};
export type DiscardJob_job$key = {
  readonly " $data"?: DiscardJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscardJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscardJob_job",
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

(node as any).hash = "981bfb0ca5297e65c78102d6d504f90c";

export default node;
