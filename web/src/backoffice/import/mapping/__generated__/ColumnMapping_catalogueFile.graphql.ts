/**
 * @generated SignedSource<<6a85afb05b488c907013d41f7e9dc577>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnMapping_catalogueFile$data = {
  readonly columns: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ColumnMapping_catalogueFile";
};
export type ColumnMapping_catalogueFile$key = {
  readonly " $data"?: ColumnMapping_catalogueFile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnMapping_catalogueFile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnMapping_catalogueFile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
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
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueFile",
  "abstractKey": null
};

(node as any).hash = "532c65e154563791e520f0ddf572d5ec";

export default node;
