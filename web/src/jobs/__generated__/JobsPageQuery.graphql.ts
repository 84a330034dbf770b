/**
 * @generated SignedSource<<e58205a7da7a6187489225e5220ccad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobState = "FAILED" | "RETRYING" | "RUNNING" | "WAITING" | "%future added value";
export type JobFilter = {
  state?: JobState | null | undefined;
};
export type JobsPageQuery$variables = {
  filter: JobFilter;
};
export type JobsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JobList_query" | "JobSchedule_query" | "JobTabs_query">;
};
export type JobsPageQuery = {
  response: JobsPageQuery$data;
  variables: JobsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "task",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobsPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobTabs_query"
      },
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "JobList_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobSchedule_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsPageQuery",
    "selections": [
      {
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
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobs",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ScheduledJob",
        "kind": "LinkedField",
        "name": "jobSchedule",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "af6f248d5b1d18293fc0a040830f5aad",
    "id": null,
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": "query JobsPageQuery(\n  $filter: JobFilter!\n) {\n  ...JobTabs_query\n  ...JobList_query_Vt7Yj\n  ...JobSchedule_query\n}\n\nfragment DiscardJob_job on Job {\n  id\n  title\n}\n\nfragment JobList_query_Vt7Yj on Query {\n  jobs(filter: $filter) {\n    id\n    ...JobRow_job\n  }\n  jobCounts {\n    ...countOf_counts\n  }\n}\n\nfragment JobRow_job on Job {\n  task\n  title\n  state\n  attempts\n  maxAttempts\n  lastError\n  createdAt\n  runAt\n  lockedAt\n  ...JobStateBadge_job\n  ...RetryJob_job\n  ...DiscardJob_job\n}\n\nfragment JobSchedule_query on Query {\n  jobSchedule {\n    task\n    title\n    everyMinutes\n    lastAt\n    nextAt\n  }\n}\n\nfragment JobStateBadge_job on Job {\n  state\n}\n\nfragment JobTabs_query on Query {\n  jobCounts {\n    ...countOf_counts\n  }\n}\n\nfragment RetryJob_job on Job {\n  id\n  title\n}\n\nfragment countOf_counts on JobCounts {\n  waiting\n  running\n  retrying\n  failed\n}\n"
  }
};
})();

(node as any).hash = "d5a8be845002eff11864e51b73b1e535";

export default node;
