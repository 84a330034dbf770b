/**
 * @generated SignedSource<<20718283eb7b6c69172ffd8c6567473b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckedImport_catalogueImport$data = {
  readonly createCount: number;
  readonly id: string;
  readonly refusedCount: number;
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
      "name": "refusedCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "bb036d10ae31ae628b9baad4ba271f62";

export default node;
