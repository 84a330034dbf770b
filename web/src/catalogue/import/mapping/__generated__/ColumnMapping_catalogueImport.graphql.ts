/**
 * @generated SignedSource<<09bc7055e3cd4f0676e901a938a0e18f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnMapping_catalogueImport$data = {
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

(node as any).hash = "8045410dc276d41d30b634d44eccad0d";

export default node;
