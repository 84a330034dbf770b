/**
 * @generated SignedSource<<657d07a2204ad957818893d385fee191>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportsPage_catalogueFile$data = {
  readonly columns: ReadonlyArray<{
    readonly aliases: ReadonlyArray<string>;
    readonly description: string;
    readonly example: string;
    readonly isRequired: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ImportsPage_catalogueFile";
};
export type ImportsPage_catalogueFile$key = {
  readonly " $data"?: ImportsPage_catalogueFile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportsPage_catalogueFile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportsPage_catalogueFile",
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

(node as any).hash = "45efd9e65f20ea467093cf1073463dda";

export default node;
