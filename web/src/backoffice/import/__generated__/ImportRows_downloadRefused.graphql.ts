/**
 * @generated SignedSource<<1f607f058d3f091fe4e8841892badbbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportRows_downloadRefused$data = {
  readonly id: string;
  readonly refusedRowsUrl: string | null | undefined;
  readonly " $fragmentType": "ImportRows_downloadRefused";
};
export type ImportRows_downloadRefused$key = {
  readonly " $data"?: ImportRows_downloadRefused$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRows_downloadRefused">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRows_downloadRefused",
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

(node as any).hash = "083d7a654d1e134d09d206980ff5c95f";

export default node;
