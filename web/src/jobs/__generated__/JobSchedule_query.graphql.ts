/**
 * @generated SignedSource<<4be3d0ce6d65ad81e4045e5806a2f5d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobSchedule_query$data = {
  readonly jobSchedule: ReadonlyArray<{
    readonly everyMinutes: number;
    readonly lastAt: string | null | undefined;
    readonly nextAt: string;
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
          "name": "lastAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "73765a7bea7b351fd528afdfc87cc9a4";

export default node;
