/**
 * @generated SignedSource<<19957302d0250c64cbd6cd82c13c9b81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MappingImport_catalogueImport$data = {
  readonly id: string;
  readonly " $fragmentType": "MappingImport_catalogueImport";
};
export type MappingImport_catalogueImport$key = {
  readonly " $data"?: MappingImport_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"MappingImport_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MappingImport_catalogueImport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "f3d0194c483378847bff2df4a400997b";

export default node;
