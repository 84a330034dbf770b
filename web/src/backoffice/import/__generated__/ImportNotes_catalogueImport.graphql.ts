/**
 * @generated SignedSource<<122ee59e0d9fe58922cfa67ccb94a83c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportNotes_catalogueImport$data = {
  readonly newCategories: ReadonlyArray<string>;
  readonly newSubCategories: ReadonlyArray<string>;
  readonly unknownColumns: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"ImportNotes_gstNote" | "ImportNotes_readingNotes">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportNotes_gstNote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportNotes_readingNotes"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "e3e2c2a34b385766cb411c6d02e48220";

export default node;
