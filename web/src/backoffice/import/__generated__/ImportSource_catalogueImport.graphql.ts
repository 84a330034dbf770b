/**
 * @generated SignedSource<<7ac85c0c3517f442f7b21d4aad8d92d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportFormat = "CATALOGUE" | "OTHER" | "SHOPIFY" | "TALLY" | "VYAPAR" | "WOOCOMMERCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportSource_catalogueImport$data = {
  readonly format: ImportFormat;
  readonly headerRow: number;
  readonly sheet: string | null | undefined;
  readonly " $fragmentType": "ImportSource_catalogueImport";
};
export type ImportSource_catalogueImport$key = {
  readonly " $data"?: ImportSource_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSource_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportSource_catalogueImport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sheet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headerRow",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "9fef1316f76ea7f5fa1be74c430d1474";

export default node;
