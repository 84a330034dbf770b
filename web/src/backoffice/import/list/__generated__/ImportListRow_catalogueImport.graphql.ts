/**
 * @generated SignedSource<<58722299c47e1f14ea9e4e82e0e73e8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportListRow_catalogueImport$data = {
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
  readonly " $fragmentType": "ImportListRow_catalogueImport";
};
export type ImportListRow_catalogueImport$key = {
  readonly " $data"?: ImportListRow_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportListRow_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportListRow_catalogueImport",
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

(node as any).hash = "c2dda4071a26b4e4c79095eb4c399363";

export default node;
