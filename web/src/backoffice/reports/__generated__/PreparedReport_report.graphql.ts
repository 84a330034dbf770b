/**
 * @generated SignedSource<<54060814e384667a311fafbb7b611916>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportRunStatus = "DONE" | "FAILED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreparedReport_report$data = {
  readonly run: {
    readonly doneCount: number;
    readonly finishedAt: string | null | undefined;
    readonly rowCount: number | null | undefined;
    readonly status: ReportRunStatus;
  } | null | undefined;
  readonly " $fragmentType": "PreparedReport_report";
};
export type PreparedReport_report$key = {
  readonly " $data"?: PreparedReport_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreparedReport_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreparedReport_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportRun",
      "kind": "LinkedField",
      "name": "run",
      "plural": false,
      "selections": [
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
          "name": "rowCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RangedReport",
  "abstractKey": null
};

(node as any).hash = "cff12be138bd09fce6f9d2262c98cc6a";

export default node;
