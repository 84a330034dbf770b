/**
 * @generated SignedSource<<9beb91b482debafaf02adf409abf9e26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportFormat = "CATALOGUE" | "OTHER" | "PICTURES" | "SHOPIFY" | "TALLY" | "VYAPAR" | "WOOCOMMERCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ColumnMapping_catalogueImport$data = {
  readonly format: ImportFormat;
  readonly headings: ReadonlyArray<{
    readonly column: string | null | undefined;
    readonly name: string;
    readonly position: number;
    readonly samples: ReadonlyArray<string>;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ColumnMapping_catalogueImport";
};
export type ColumnMapping_catalogueImport$key = {
  readonly " $data"?: ColumnMapping_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnMapping_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnMapping_catalogueImport",
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
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportHeading",
      "kind": "LinkedField",
      "name": "headings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
          "name": "samples",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "1393d53a10626c8c2f340c83c6ec6d7a";

export default node;
