/**
 * @generated SignedSource<<43b6f68612b980972713b342a4cf4e15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportList_row$data = {
  readonly actor: {
    readonly name: string;
  } | null | undefined;
  readonly createCount: number;
  readonly createdAt: string;
  readonly fileName: string;
  readonly id: string;
  readonly rejectedCount: number;
  readonly unchangedCount: number;
  readonly updateCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ImportStatusBadge_catalogueImport">;
  readonly " $fragmentType": "ImportList_row";
};
export type ImportList_row$key = {
  readonly " $data"?: ImportList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportList_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportList_row",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchangedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportStatusBadge_catalogueImport"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "cd1731ccc2a206e2ecd2ddc2a1276387";

export default node;
