/**
 * @generated SignedSource<<8ec7754fe4a4119cc7ae8d9294210d2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "MAPPING" | "RUNNING" | "UNDOING" | "UNDONE" | "UNDO_CHECKED" | "UNDO_CHECKING" | "UNDO_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportNotes_catalogueImport$data = {
  readonly gstDefaultCount: number;
  readonly gstMissingCount: number;
  readonly hasGst: boolean;
  readonly newCategories: ReadonlyArray<string>;
  readonly newSubCategories: ReadonlyArray<string>;
  readonly notices: ReadonlyArray<{
    readonly column: string;
    readonly reason: string;
    readonly rowCount: number;
  }>;
  readonly status: ImportStatus;
  readonly unknownColumns: ReadonlyArray<string>;
  readonly " $fragmentType": "ImportNotes_catalogueImport";
};
export type ImportNotes_catalogueImport$key = {
  readonly " $data"?: ImportNotes_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportNotes_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportNotes_catalogueImport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownColumns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newCategories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newSubCategories",
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
      "name": "hasGst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstDefaultCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstMissingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportNoticeCount",
      "kind": "LinkedField",
      "name": "notices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "dcd549f945e1895d2020553bb2989f1a";

export default node;
