/**
 * @generated SignedSource<<1dc95cf080a5bc7274c8f4f1b63a787a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "CHECKED" | "CHECKING" | "DISCARDED" | "DONE" | "FAILED" | "RUNNING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useFreshRows_catalogueImport$data = {
  readonly id: string;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
  readonly status: ImportStatus;
  readonly " $fragmentType": "useFreshRows_catalogueImport";
};
export type useFreshRows_catalogueImport$key = {
  readonly " $data"?: useFreshRows_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshRows_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFreshRows_catalogueImport",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureDoneCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "6b0004c33e1183d39988abb56d73c519";

export default node;
