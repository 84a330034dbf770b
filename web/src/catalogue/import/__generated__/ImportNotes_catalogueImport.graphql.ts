/**
 * @generated SignedSource<<d1fff76c94f2ac2b84615d0292acdd5c>>
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
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "e3d66b0d18759957f55facfde9385d93";

export default node;
