/**
 * @generated SignedSource<<e7b46c509aa8551fcb353e8fb199f881>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportListRow_catalogueImport$data = {
  readonly actorName: string | null | undefined;
  readonly createCount: number;
  readonly createdAt: string;
  readonly fileName: string;
  readonly id: string;
  readonly refusedCount: number;
  readonly sameCount: number;
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
      "kind": "ScalarField",
      "name": "actorName",
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
      "name": "sameCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedCount",
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

(node as any).hash = "4d37a16b39dabae8119accb4ae01ccfd";

export default node;
