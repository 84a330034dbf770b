/**
 * @generated SignedSource<<a2832dee711ec7746b3dc82ca95db74a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckedImport_catalogueImport$data = {
  readonly createCount: number;
  readonly id: string;
  readonly rejectedCount: number;
  readonly updateCount: number;
  readonly " $fragmentType": "CheckedImport_catalogueImport";
};
export type CheckedImport_catalogueImport$key = {
  readonly " $data"?: CheckedImport_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckedImport_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckedImport_catalogueImport",
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
      "name": "rejectedCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "da4f2fd30982d79edf3d920e2dba83a8";

export default node;
