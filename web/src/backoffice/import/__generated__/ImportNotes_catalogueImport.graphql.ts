/**
 * @generated SignedSource<<6ae13f8f7d652db3391ee18821094d4b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"GstNote_catalogueImport" | "ReadingNotes_catalogueImport">;
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
      "name": "GstNote_catalogueImport"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadingNotes_catalogueImport"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "619d0f83827bce603585fd074bcfca10";

export default node;
