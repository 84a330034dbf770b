/**
 * @generated SignedSource<<89b738e9c4ff750b0c64b88740037201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportFormat = "CATALOGUE" | "OTHER" | "SHOPIFY" | "TALLY" | "VYAPAR" | "WOOCOMMERCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportPage_source$data = {
  readonly format: ImportFormat;
  readonly headerRow: number;
  readonly sheet: string | null | undefined;
  readonly " $fragmentType": "ImportPage_source";
};
export type ImportPage_source$key = {
  readonly " $data"?: ImportPage_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPage_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportPage_source",
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

(node as any).hash = "c868fa8937f0c37dc609dcbe21ee6c4e";

export default node;
