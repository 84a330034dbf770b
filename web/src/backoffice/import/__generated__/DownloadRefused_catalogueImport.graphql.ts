/**
 * @generated SignedSource<<32e693234a34620f896d18a678505ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadRefused_catalogueImport$data = {
  readonly id: string;
  readonly refusedRowsUrl: string | null | undefined;
  readonly " $fragmentType": "DownloadRefused_catalogueImport";
};
export type DownloadRefused_catalogueImport$key = {
  readonly " $data"?: DownloadRefused_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadRefused_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadRefused_catalogueImport",
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
      "name": "refusedRowsUrl",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "9d07b190716052586ab668bb7b3e8445";

export default node;
