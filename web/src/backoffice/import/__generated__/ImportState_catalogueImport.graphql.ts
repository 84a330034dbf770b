/**
 * @generated SignedSource<<cd87a126f8640b78d4bb1f0c23e9c369>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportState_catalogueImport$data = {
  readonly createCount: number;
  readonly doneCount: number;
  readonly failure: string | null | undefined;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
  readonly pictureFailCount: number;
  readonly status: ImportStatus;
  readonly updateCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ImportStatusBadge_catalogueImport" | "ImportSteps_catalogueImport" | "ImportUndo_catalogueImport">;
  readonly " $fragmentType": "ImportState_catalogueImport";
};
export type ImportState_catalogueImport$key = {
  readonly " $data"?: ImportState_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportState_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportState_catalogueImport",
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
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updateCount",
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
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureDoneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureFailCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportStatusBadge_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportSteps_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportUndo_catalogueImport"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "246c8d7154cfcff030303d77dda7955a";

export default node;
