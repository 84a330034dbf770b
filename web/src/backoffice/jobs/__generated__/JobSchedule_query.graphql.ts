/**
 * @generated SignedSource<<2c6f43df380d0b7efa8d5240a3ed3ae7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSchedule_query$data = {
  readonly jobSchedule: ReadonlyArray<{
    readonly everyMinutes: number;
    readonly lastRunAt: string | null | undefined;
    readonly nextRunAt: string;
    readonly task: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "JobSchedule_query";
};
export type JobSchedule_query$key = {
  readonly " $data"?: JobSchedule_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSchedule_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSchedule_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ScheduledJob",
        "kind": "LinkedField",
        "name": "jobSchedule",
        "plural": true,
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
            "name": "everyMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastRunAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextRunAt",
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

(node as any).hash = "dc26d24bd5b7ff356484411b19dc04ac";

export default node;
