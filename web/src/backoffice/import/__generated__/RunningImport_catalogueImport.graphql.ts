/**
 * @generated SignedSource<<a26e4ad6e92b5fa7d33380fa7ab25358>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningImport_catalogueImport$data = {
  readonly doneCount: number;
  readonly id: string;
  readonly " $fragmentType": "RunningImport_catalogueImport";
};
export type RunningImport_catalogueImport$key = {
  readonly " $data"?: RunningImport_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningImport_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunningImport_catalogueImport",
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
      "name": "doneCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "fd12da288053371c0e0c42e8d2ebb74b";

export default node;
