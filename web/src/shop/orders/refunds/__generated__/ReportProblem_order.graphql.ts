/**
 * @generated SignedSource<<a34c1a3ec8d84f228f3bc1056a6f6d60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportProblem_order$data = {
  readonly canRequestRefund: boolean;
  readonly id: string;
  readonly refundRequestDeadline: string | null | undefined;
  readonly " $fragmentType": "ReportProblem_order";
};
export type ReportProblem_order$key = {
  readonly " $data"?: ReportProblem_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportProblem_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportProblem_order",
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
      "name": "canRequestRefund",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundRequestDeadline",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b26d55453eabf20bef4d4dfa2917c6d5";

export default node;
