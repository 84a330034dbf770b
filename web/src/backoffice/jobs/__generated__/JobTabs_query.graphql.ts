/**
 * @generated SignedSource<<bf07dfedfe058256fb4f16568940f335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobTabs_query$data = {
  readonly jobCounts: {
    readonly failed: number;
    readonly retrying: number;
    readonly running: number;
    readonly waiting: number;
  };
  readonly " $fragmentType": "JobTabs_query";
};
export type JobTabs_query$key = {
  readonly " $data"?: JobTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobTabs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobTabs_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
            "name": "waiting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "running",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retrying",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2f03f7b8641de28c72ca79e032a01a7c";

export default node;
