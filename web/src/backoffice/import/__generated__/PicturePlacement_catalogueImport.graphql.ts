/**
 * @generated SignedSource<<2702df04e943d72e6411e200e888293a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PicturePlacement_catalogueImport$data = {
  readonly id: string;
  readonly keepsPictures: boolean;
  readonly " $fragmentType": "PicturePlacement_catalogueImport";
};
export type PicturePlacement_catalogueImport$key = {
  readonly " $data"?: PicturePlacement_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"PicturePlacement_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PicturePlacement_catalogueImport",
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
      "name": "keepsPictures",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "af40756cfe33af2f85a10ec86f4eddd5";

export default node;
