/**
 * @generated SignedSource<<0bb7752734d9d35e6d2d76e605b06d2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductBulkOperationStatus = "DONE" | "FAILED" | "RUNNING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationNotice_operation$data = {
  readonly changedCount: number;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly isUndoable: boolean;
  readonly keptCount: number;
  readonly matchCount: number;
  readonly refusedCount: number;
  readonly status: ProductBulkOperationStatus;
  readonly title: string;
  readonly unchangedCount: number;
  readonly undoneCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"BulkProblems_operation">;
  readonly " $fragmentType": "BulkOperationNotice_operation";
};
export type BulkOperationNotice_operation$key = {
  readonly " $data"?: BulkOperationNotice_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationNotice_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationNotice_operation",
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
      "name": "status",
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
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUndoable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchangedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keptCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkProblems_operation"
    }
  ],
  "type": "ProductBulkOperation",
  "abstractKey": null
};

(node as any).hash = "3cc7787293e571fdd6b3b59e0454108b";

export default node;
