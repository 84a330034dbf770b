/**
 * @generated SignedSource<<ef1a2a464395df813ff1c316375ff585>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnTable_catalogueFile$data = {
  readonly columns: ReadonlyArray<{
    readonly aliases: ReadonlyArray<string>;
    readonly description: string;
    readonly example: string;
    readonly isRequired: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ColumnTable_catalogueFile";
};
export type ColumnTable_catalogueFile$key = {
  readonly " $data"?: ColumnTable_catalogueFile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnTable_catalogueFile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnTable_catalogueFile",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "example",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aliases",
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

(node as any).hash = "c7289982f673e39126f03ff779eec4ed";

export default node;
