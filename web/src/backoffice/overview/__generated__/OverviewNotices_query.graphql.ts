/**
 * @generated SignedSource<<68aa1f9c3ac18e8dd957b473c5b66ab0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewNotices_query$data = {
  readonly jobCounts: {
    readonly failed: number;
  } | null | undefined;
  readonly overview: {
    readonly disputedOrderCount: number;
    readonly heldOrderCount: number;
  } | null | undefined;
  readonly " $fragmentType": "OverviewNotices_query";
};
export type OverviewNotices_query$key = {
  readonly " $data"?: OverviewNotices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewNotices_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "days"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewNotices_query",
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
          "name": "failed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "days",
          "variableName": "days"
        }
      ],
      "concreteType": "Overview",
      "kind": "LinkedField",
      "name": "overview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputedOrderCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldOrderCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8fbd79116074c1bad171ade167ce28fe";

export default node;
