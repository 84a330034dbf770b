/**
 * @generated SignedSource<<0d30e7c2017819c0f4fa53dc5deca1bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportNews_catalogueImport$data = {
  readonly newCategories: ReadonlyArray<string>;
  readonly newSubCategories: ReadonlyArray<string>;
  readonly unknownColumns: ReadonlyArray<string>;
  readonly " $fragmentType": "ImportNews_catalogueImport";
};
export type ImportNews_catalogueImport$key = {
  readonly " $data"?: ImportNews_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportNews_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportNews_catalogueImport",
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

(node as any).hash = "41701600c20bbeee8d8676b6a958d001";

export default node;
